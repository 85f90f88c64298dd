import { setTimeout as wait } from 'node:timers/promises'

export type FormLoad = { readonly sent: number; readonly failed: number; readonly p50: number; readonly p99: number }
type Options = {
  readonly url: string
  /** Persons 1 to this one are asked for, each once. */
  readonly people: number
  /** The place of the first person, so that two loads do not meet. */
  readonly first: number
  readonly perSecond: number
  /** Goes on at least as long as this says, and then until that is settled. */
  readonly until: Promise<unknown>
}

/** People at the form at a steady pace, whether it is quick or not: who comes does not wait for who came before. */
export async function loadForm({ url, people, first, perSecond, until }: Options): Promise<FormLoad> {
  const spans: number[] = []
  const underWay: Promise<void>[] = []
  let failed = 0
  let isOver = false
  void until.finally(() => (isOver = true))
  const begun = performance.now()
  for (let at = 0; !isOver; at += 1) {
    await wait(Math.max(0, begun + (at * 1000) / perSecond - performance.now()))
    underWay.push(
      ask(url, 1 + ((first + at * 7919) % people)).then(
        (span) => void spans.push(span),
        () => void (failed += 1),
      ),
    )
  }
  await Promise.all(underWay)
  const sorted = spans.toSorted((one, other) => one - other)
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { sent: underWay.length, failed, p50: share(0.5), p99: share(0.99) }
}

async function ask(url: string, pid: number): Promise<number> {
  const birth = new Date(Date.UTC(1940, 0, 1) + ((pid - 1) % 1000) * 20 * 86_400_000).toISOString().slice(0, 10)
  const begun = performance.now()
  const reply = await fetch(`${url}/BusinessAPI/efristerstreckung`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Periode: 2026,
      Wunschfrist: '2027-09-30',
      PersonSearchRequest: { SubjektId: String(pid), Geburtsdatum: birth },
    }),
  })
  const { BackEndData: answer } = (await reply.json()) as { BackEndData?: { NeueFrist?: string } } // what the contract says
  if (answer?.NeueFrist !== '2027-09-30') throw new Error(`the form answered ${reply.status}`)
  return performance.now() - begun
}
