import type { Figures } from '../bench-apps/measure.ts'
import type { DeskBench, DeskPart } from './part.ts'

const limit = 200
const times = 60
const why = { reason: 'supervision', note: '' }

type Question = { readonly filters: object; readonly who: object }
type Found = { readonly hits: readonly { readonly dossier: string }[]; readonly next?: readonly string[] }
type Kind = { readonly name: string; readonly ask: (bench: DeskBench, time: number) => Promise<Found> }

const cases = (filters: object = {}, who: object = {}): Question => ({ filters: { kind: 'cases', ...filters }, who })
const requests = (filters: object = {}, who: object = {}): Question => ({ filters: { kind: 'requests', ...filters }, who })
const inTurn = <T>(list: readonly T[], time: number): T => list[time % list.length] as T // no list is empty

const names = ['Müller', 'mei', 'schmid anna', 'Noah Keller', 'zürch', 'be', 'von moos', 'Hofer Garage', 'gisler', 'wa']
const days = ['03-31', '03-30', '02-11', '06-30', '09-30', '01-02'].flatMap((day) => [2024, 2025, 2026].map((year) => `${year}-${day}`))

/** Every kind of question, each time about something else. */
const questions: Readonly<Record<string, (time: number) => Question>> = {
  'case by PID': (time) => cases({}, { pid: String(1 + ((time * 7919) % 250_000)) }),
  'case by UID': () => cases({}, { uid: 'CHE-123.456.788' }),
  'case by name': (time) => cases({}, { name: inTurn(names, time) }),
  'case by name, period and state': (time) => cases({ period: 2025, state: 'filed' }, { name: inTurn(names, time) }),
  'case by name and a rare state': (time) => cases({ state: 'estimated' }, { name: inTurn(names, time) }),
  'case by period and state': (time) =>
    cases({ period: inTurn([2023, 2024, 2025], time), state: inTurn(['open', 'estimated', 'assessed'], time) }),
  'request by PID': (time) => requests({}, { pid: String(1 + ((time * 7919) % 250_000)) }),
  'request by reference': (time) => requests({}, { reference: inTurn(['25K7M92QX8CV', '24-0000-0000-01'], time) }),
  'request by name': (time) => requests({}, { name: inTurn(names, time) }),
  'request by name, period and outcome': (time) => requests({ period: 2025, outcome: 'unchanged' }, { name: inTurn(names, time) }),
  'request by period and outcome': (time) =>
    requests({ period: 2025, outcome: inTurn(['granted', 'unchanged', 'rejected', 'pending'], time) }),
  'request by rule and period': (time) => requests({ rule: inTurn(['D6', 'C7', 'C8'], time), period: inTurn([2023, 2024, 2025], time) }),
  'request by day': (time) => requests({ from: inTurn(days, time), until: inTurn(days, time) }),
  'request by rule and day': (time) =>
    requests({ rule: inTurn(['C8', 'D6', 'D1'], time), from: inTurn(days, time), until: inTurn(days, time) }),
}

const kinds: readonly Kind[] = [
  ...Object.entries(questions).map(([name, question]) => ({ name, ask: (bench: DeskBench, time: number) => find(bench, question(time)) })),
  { name: 'tenth part of a state', ask: (bench) => tenthPart(bench, cases({ period: 2025, state: 'assessed' })) },
  { name: 'tenth part of an outcome', ask: (bench) => tenthPart(bench, requests({ period: 2025, outcome: 'granted' })) },
]

const places = new Map<string, readonly string[] | undefined>()

/** Where it begins is found out once. */
async function tenthPart(bench: DeskBench, question: Question): Promise<Found> {
  const key = JSON.stringify(question)
  if (!places.has(key)) {
    let after: readonly string[] | undefined
    for (let part = 0; part < 9; part += 1) after = (await find(bench, question, after)).next
    places.set(key, after)
  }
  return find(bench, question, places.get(key))
}

async function find(bench: DeskBench, question: Question, after?: readonly string[]): Promise<Found> {
  return (await post(bench, '/api/office/search', { ...question, why, ...(after ? { after } : {}) })) as Found // its contract says so
}

async function post({ base, officer }: DeskBench, path: string, body: object): Promise<unknown> {
  const reply = await fetch(base + path, { method: 'POST', headers: officer, body: JSON.stringify(body) })
  if (reply.status !== 200)
    throw new Error(`${path} was answered ${reply.status}: ${(await reply.text()).slice(0, 200)} for ${JSON.stringify(body)}`)
  return reply.json()
}

export const searchPart: DeskPart = {
  name: 'search',
  run: async (bench) => {
    const figures: Figures[] = []
    for (const { name, ask } of kinds) {
      let rows = 0
      const spans = await timed((time) => ask(bench, time).then(({ hits }) => void (rows += hits.length)))
      figures.push({ call: { name, addresses: [], limit }, rows: (rows / (times + warmUps)).toFixed(0), ...spans })
    }
    const { hits } = await find(bench, requests())
    const spans = await timed((time) => post(bench, '/api/office/dossier', { id: inTurn(hits, time).dossier, why }))
    return [...figures, { call: { name: 'dossier', addresses: [], limit }, rows: '1', ...spans }]
  },
}

const warmUps = 4

export async function timed(act: (time: number) => Promise<unknown>): Promise<Pick<Figures, 'p50' | 'p95' | 'p99'>> {
  const spans: number[] = []
  for (let time = -warmUps; time < times; time += 1) {
    const begun = performance.now()
    await act(time + warmUps)
    if (time >= 0) spans.push(performance.now() - begun)
  }
  spans.sort((one, other) => one - other)
  const at = (share: number): number => spans[Math.min(spans.length - 1, Math.ceil(spans.length * share) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
