/** One line of a Containerfile: what to do, its flags, and the rest as it stands. */
export type Step = { readonly does: string; readonly flags: Readonly<Record<string, string>>; readonly rest: string }
export type Stage = { readonly name: string; readonly base: string; readonly steps: readonly Step[] }

/** The stages of a Containerfile in their order; arguments before the first are filled in. */
export function stagesOf(text: string): readonly Stage[] {
  const steps = linesOf(text).map(stepOf)
  const first = steps.findIndex(({ does }) => does === 'FROM')
  const given = Object.fromEntries(steps.slice(0, first).flatMap(({ rest }) => Object.entries(pairsOf(rest))))
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const step of steps.slice(first)) {
    if (step.does === 'FROM') {
      const [base = '', , name = String(stages.length)] = step.rest.split(/\s+/)
      stages.push({ name, base: base.replaceAll(/\$\{(\w+)\}/g, (_, argument: string) => given[argument] ?? ''), steps: [] })
    } else stages.at(-1)?.steps.push(step)
  }
  return stages
}

function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function stepOf(line: string): Step {
  const [, does = '', all = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
  const flags = [...all.matchAll(/(?<=^|\s)--([a-z]+)=(\S+)(?=\s)/g)]
  const isCopy = does === 'COPY' || does === 'ADD'
  return {
    does,
    flags: isCopy ? Object.fromEntries(flags.map(([, name = '', value = '']) => [name, value])) : {},
    rest: isCopy ? all.replaceAll(/(^|\s)--[a-z]+=\S+/g, '').trim() : all,
  }
}

/** `NAME=value NAME=value`, as ENV has it. */
export function pairsOf(rest: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...rest.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]))
}

/** The last step of a kind, which is the one that counts. */
export function lastOf({ steps }: Stage, does: string): string | undefined {
  return steps.findLast((step) => step.does === does)?.rest
}
