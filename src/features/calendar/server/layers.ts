import { isHoliday, nextWorkingDay } from '../../../kit/holidays.ts'
import { addDays, daysBetween, isPlainDate, yearOf, type PlainDate } from '../../../kit/plain-date.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Canton } from '../../../platform/canton.ts'
import type { LayerDay } from '../contract.ts'

/** Two years, one of them a leap year. */
const mostDays = 731

/** The holidays and tax deadlines of the canton between two days, in the order of their days. */
export function layersBetween(canton: Canton, from: string, to: string): LayerDay[] {
  const isRight = isPlainDate(from) && isPlainDate(to) && from <= to && from >= '1900' && to < '2200'
  if (!isRight || daysBetween(from, to) >= mostDays) throw new Problem('invalid-input', 'The two days must be at most two years apart.')
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const found = [...days.flatMap((day) => holidaysOn(day, canton)), ...deadlinesIn(yearOf(from) - 1, yearOf(to), canton)]
  return found
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
}

function holidaysOn(day: PlainDate, { site: { holidays } }: Canton): readonly LayerDay[] {
  return holidays.filter((rule) => isHoliday(day, [rule])).map((name) => ({ day, kind: 'holiday', name }))
}

/** The last days up to which more time can be asked for online. */
const latest = { maxNatural: '11-30', maxLegal: '12-31' }

/** A deadline that ends on a free day ends on the next one on which people work. */
function deadlinesIn(first: number, last: number, { site: { filing, holidays } }: Canton): readonly LayerDay[] {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return years.flatMap((year) =>
    Object.entries({ ...filing, ...latest }).map(([name, day]) => ({
      day: nextWorkingDay(`${year}-${day}` as PlainDate, holidays), // the canton's file is checked for days of the year
      kind: 'deadline' as const,
      name,
      period: year - 1,
    })),
  )
}
