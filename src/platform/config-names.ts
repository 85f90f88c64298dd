// Kubernetes tells every container where its services are, in names like SMTP_SERVICE_HOST and SMTP_PORT_25_TCP.
const ofKubernetes = /_(SERVICE_(HOST|PORT\w*)|PORT|PORT_\d+_(TCP|UDP)\w*)$/

/** Names that look as if they were meant for us, and are none of our settings: each with the name that is likely meant. */
export function misspelt(given: readonly string[], known: readonly string[]): readonly { readonly name: string; readonly meant: string }[] {
  const families = known.flatMap((name) => familyOf(name) ?? [])
  const isOurs = (family = ''): boolean =>
    families.filter((each) => each === family || (family.length > 5 && slipsBetween(each, family) === 1)).length > 1
  return given.flatMap((name) => {
    if (known.includes(name) || ofKubernetes.test(name)) return []
    const { meant, slips } = nearest(name, known)
    const isNear = slips <= (name.length < 8 ? 1 : 2)
    return isNear || isOurs(familyOf(name)) ? [{ name, meant }] : []
  })
}

/** `DATABASE` of `DATABASE_URL`; a name without parts has no family. */
function familyOf(name: string): string | undefined {
  return /^([A-Z\d]+)_/.exec(name)?.[1]
}

export function nearest(name: string, known: readonly string[]): { readonly meant: string; readonly slips: number } {
  const [first] = known
    .map((meant) => ({ meant, slips: slipsBetween(singular(name), singular(meant)) }))
    .toSorted((one, other) => one.slips - other.slips)
  return first ?? { meant: '', slips: Infinity }
}

/** One and many are told apart by nobody in a hurry: `PROXY` is taken for `PROXIES`. */
function singular(name: string): string {
  return name.replaceAll(/IES(?=_|$)/g, 'Y').replaceAll(/(?<=[A-RT-Z])S(?=_|$)/g, '')
}

/** How many letters must be added, left out or replaced to make one of the other. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of one.split('').entries()) {
    let [before, diagonal] = [at + 1, at]
    const next = [before]
    for (const [place, wanted] of other.split('').entries()) {
      const above = row[place + 1] ?? Infinity
      before = Math.min(before + 1, above + 1, diagonal + (letter === wanted ? 0 : 1))
      diagonal = above
      next.push(before)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
