import { addDays, monthOf, weekdayOf, type PlainDate } from '../../src/kit/plain-date.ts'
import { momentAt } from '../../src/kit/zoned-moment.ts'

/** What somebody ordered, before it is counted up. */
export type SampleOrder = {
  readonly date: Date
  readonly person: number
  readonly lines: readonly { readonly product: number; readonly quantity: number }[]
  readonly discount: number
  readonly method: string
  /** The states it went through, the first one first, with how long after the one before in hours. */
  readonly path: readonly { readonly id: number; readonly hours: number }[]
  readonly campaign: string
  readonly device: 'desktop' | 'mobile' | 'tablet'
}

const daysBack = 729
const campaigns = ['Autumn letter', 'Hut posters', 'Radio in the valley', 'Gift guide', 'Old friends', 'Market stall', '', '', '', '']
const methods = ['PayPal', 'PayPal', 'Credit Card', 'Credit Card', 'Check', 'Bank-wire']
const devices = ['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'] as const
const firstIds: Readonly<Record<string, readonly number[]>> = { PayPal: [11], Check: [1], 'Bank-wire': [10], 'Credit Card': [] }

/** The same numbers each time, so that every workspace begins alike. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Orders of two years until now, the oldest first: more in late autumn and at weekends, and more each year. */
export function sampleOrders(
  today: PlainDate,
  now: Date,
  sizes: { readonly people: number; readonly products: number },
): readonly SampleOrder[] {
  const chance = numbers(20_260_310)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T // the list is not empty
  const moments = Array.from({ length: daysBack + 1 }, (_, at) =>
    momentsOf(addDays(today, at - daysBack), { back: daysBack - at, now, chance }),
  ).flat()
  return moments.map((date, at) => {
    const id = stateOf(moments.length - 1 - at, chance)
    const method = methodFor(id) ?? pick(methods)
    return {
      date,
      // Some come again and again.
      person: Math.floor(chance() ** 1.5 * sizes.people),
      lines: linesOf(sizes.products, chance),
      discount: chance() < 0.15 ? 5 : 0,
      method,
      path: pathTo(id, method).map((each, step) => ({ id: each, hours: step === 0 ? 0 : 2 + Math.floor(chance() * 40) })),
      campaign: pick(campaigns),
      device: pick(devices),
    }
  })
}

type Day = { readonly back: number; readonly now: Date; readonly chance: () => number }

function momentsOf(day: PlainDate, { back, now, chance }: Day): readonly Date[] {
  const season = [0.9, 0.8, 0.8, 0.8, 0.9, 0.8, 0.7, 0.8, 1, 1.2, 1.7, 2.1][monthOf(day) - 1] ?? 1
  const weekend = [0.8, 0.8, 0.9, 1, 1.1, 1.4, 1.2][(weekdayOf(day) + 6) % 7] ?? 1
  const lately = back < 2 ? 12 : back < 16 ? 4 : 1
  const count = Math.floor(0.36 * season * weekend * lately * (1.25 - back / 1500) + chance())
  if (count === 0 && back >= 2) return []
  const begin = momentAt(day, '00:00', 'Europe/Zurich').getTime()
  // Hardly anybody orders at night; today has only come so far.
  const length = back === 0 ? Math.max(now.getTime() - begin, 0) : 24 * 3_600_000
  const shares = Array.from({ length: Math.max(count, back < 2 ? 3 : 0) }, () =>
    back === 0 ? chance() : 0.25 + 0.73 * ((chance() + chance()) / 2),
  )
  return shares.toSorted((one, other) => one - other).map((share) => new Date(begin + Math.floor(share * length)))
}

/** Each of the 14 states among the latest ones; what is older is delivered, or came to nothing. */
function stateOf(place: number, chance: () => number): number {
  if (place < 28) return ((place * 5) % 14) + 1
  const luck = chance()
  if (place < 60) return luck < 0.3 ? 4 : luck < 0.45 ? 3 : luck < 0.55 ? 2 : 5
  return luck < 0.88 ? 5 : luck < 0.94 ? 6 : 7
}

function methodFor(id: number): string | undefined {
  return { 1: 'Check', 10: 'Bank-wire', 11: 'PayPal', 12: 'PayPal', 14: 'Bank-wire' }[id]
}

function pathTo(id: number, method: string): readonly number[] {
  const first = firstIds[method] ?? []
  const paid = [...first, method === 'PayPal' ? 12 : 2]
  if ([1, 10, 11, 13, 14].includes(id)) return [id]
  if (id === 2 || id === 12) return [...first, id]
  if (id === 6 || id === 8) return first.length > 0 ? [...first, id] : [...paid, id]
  if (id === 7 || id === 9 || id === 3) return [...paid, id]
  return id === 4 ? [...paid, 3, 4] : [...paid, 3, 4, 5]
}

function linesOf(products: number, chance: () => number): SampleOrder['lines'] {
  const chosen = new Set(Array.from({ length: 1 + Math.floor(chance() * 4) }, () => Math.floor(chance() ** 1.3 * products)))
  return [...chosen].map((product) => ({ product, quantity: chance() < 0.75 ? 1 : 2 + Math.floor(chance() * 2) }))
}
