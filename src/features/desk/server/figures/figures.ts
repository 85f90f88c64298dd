import type { Kysely } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { figureOutcomes, type FigureRange, type readFigures } from '../../figures-contract.ts'
import { withinWhich } from './answer-steps.ts'
import {
  busiestHours,
  countsAlongTime,
  countsInAll,
  readPlaces,
  requestsByHour,
  waitingNow,
  type Counted,
  type Placed,
  type WaitingNow,
} from './figures-store.ts'

export type Figures = OutputOf<typeof readFigures>

/** Everything the page of figures shows, from sums that were counted before: six short statements, side by side. */
export async function figuresOf<Tables>(db: Kysely<Tables>, canton: string, range: FigureRange): Promise<Figures> {
  const [waiting, places, placed, counted, hours, busiest] = await Promise.all([
    waitingNow(db, canton),
    readPlaces(db, range),
    countsAlongTime(db, canton, range),
    countsInAll(db, canton, range),
    requestsByHour(db, canton, range),
    busiestHours(db, canton, range),
  ])
  return {
    moment: waiting.moment.toISOString(),
    since: (places[0] ?? waiting.moment).toISOString(),
    waiting: wireOf(waiting),
    places: places.map((place) => place.toISOString()),
    ...alongPlaces(places, placed),
    rules: figureOutcomes.flatMap((outcome) => ofKind(counted, outcome).map(({ name: rule, count }) => ({ rule, outcome, count }))),
    languages: ofKind(counted, 'language').map(({ name: language, count }) => ({ language, count })),
    answers: answersIn(counted),
    hours: Array.from({ length: 24 }, (_, hour) => hours.find((each) => each.hour === hour)?.count ?? 0),
    busiest: busiest.map(({ hour, count }) => ({ hour: hour.toISOString(), count })),
  }
}

function wireOf(waiting: WaitingNow): Figures['waiting'] {
  const { moment: _, pendingSince, deliveriesSince, ...numbers } = waiting
  return { ...numbers, pendingSince: pendingSince?.toISOString() ?? null, deliveriesSince: deliveriesSince?.toISOString() ?? null }
}

function ofKind(counted: readonly Counted[], wanted: string): readonly Counted[] {
  return counted.filter(({ kind }) => kind === wanted)
}

type Along = Pick<Figures, 'requests' | 'granted' | 'refused' | 'delivered' | 'deliverySeconds'>

function alongPlaces(places: readonly Date[], placed: readonly Placed[]): Along {
  const rows = new Map(placed.map((row) => [`${row.place.getTime()} ${row.kind}`, row]))
  const at = (place: Date, kind: string): Placed | undefined => rows.get(`${place.getTime()} ${kind}`)
  const counts = (...kinds: readonly string[]): number[] =>
    places.map((place) => kinds.reduce((sum, kind) => sum + (at(place, kind)?.count ?? 0), 0))
  return {
    requests: counts('request'),
    granted: counts('granted'),
    refused: counts('unchanged', 'rejected'),
    delivered: counts('delivered'),
    deliverySeconds: places.map((place) => {
      const row = at(place, 'delivered')
      return row ? Math.round((10 * row.seconds) / row.count) / 10 : 0
    }),
  }
}

export function answersIn(counted: readonly Counted[]): Figures['answers'] {
  const steps = ofKind(counted, 'milliseconds')
    .map(({ name, count }) => ({ upTo: Number(name), count }))
    .toSorted((one, other) => one.upTo - other.upTo)
  const count = steps.reduce((sum, step) => sum + step.count, 0)
  return { count, median: withinWhich(0.5, steps) ?? null, nearlyAll: withinWhich(0.95, steps) ?? null, steps }
}
