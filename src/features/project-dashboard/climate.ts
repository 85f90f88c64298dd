import { dayOf, daysBetween, monthOf, plainDate, yearOf, type PlainDate } from '../../kit/plain-date.ts'

/** What the weather of a day is like in most years. */
export type UsualDay = {
  readonly temperature: number
  readonly wind: number
  readonly windDirection: WindDirection
  /** In percent. */
  readonly rain: number
  readonly sky: Sky
}
type Sky = 'snow' | 'rain' | 'cloudy' | 'fair' | 'sunny'
type WindDirection = 'N' | 'W' | 'SW' | 'S'

export const place = 'Bergwil'

// Long-term means of a made-up mountain town at 1,050 m, each for the middle of its month: °C, km/h and percent.
const months: readonly Omit<UsualDay, 'sky'>[] = [
  { temperature: -3, wind: 13, windDirection: 'W', rain: 36 },
  { temperature: -1.5, wind: 13, windDirection: 'W', rain: 35 },
  { temperature: 2.5, wind: 14, windDirection: 'W', rain: 38 },
  { temperature: 6.5, wind: 13, windDirection: 'SW', rain: 42 },
  { temperature: 11, wind: 11, windDirection: 'SW', rain: 48 },
  { temperature: 14.5, wind: 10, windDirection: 'SW', rain: 51 },
  { temperature: 16.5, wind: 9, windDirection: 'S', rain: 46 },
  { temperature: 16, wind: 9, windDirection: 'S', rain: 45 },
  { temperature: 12.5, wind: 9, windDirection: 'SW', rain: 36 },
  { temperature: 8, wind: 11, windDirection: 'SW', rain: 33 },
  { temperature: 2, wind: 12, windDirection: 'W', rain: 36 },
  { temperature: -2, wind: 13, windDirection: 'N', rain: 38 },
]

/** Between the middles of two months it changes evenly. */
export function usualDay(day: PlainDate): UsualDay {
  const [month, isBefore] = [monthOf(day) - 1, dayOf(day) < middle]
  const first = isBefore ? (month + 11) % 12 : month
  const [from, to] = [months[first] ?? january, months[(first + 1) % 12] ?? january]
  const start = plainDate(yearOf(day) - (isBefore && month === 0 ? 1 : 0), first + 1, middle)
  const end = plainDate(yearOf(day) + (!isBefore && month === 11 ? 1 : 0), ((first + 1) % 12) + 1, middle)
  const share = daysBetween(start, day) / daysBetween(start, end)
  const between = (one: number, other: number): number => one + (other - one) * share
  const temperature = Math.round(between(from.temperature, to.temperature) * 10) / 10
  const rain = Math.round(between(from.rain, to.rain))
  return {
    temperature,
    rain,
    wind: Math.round(between(from.wind, to.wind)),
    windDirection: share < 0.5 ? from.windDirection : to.windDirection,
    sky: skyOf(temperature, rain),
  }
}

const middle = 15
const january = { temperature: -3, wind: 13, windDirection: 'W', rain: 36 } as const

function skyOf(temperature: number, rain: number): Sky {
  if (rain >= 36 && temperature < 1) return 'snow'
  if (rain >= 46) return 'rain'
  if (rain >= 38) return 'cloudy'
  return rain >= 35 ? 'fair' : 'sunny'
}

export function inFahrenheit(celsius: number): number {
  return Math.round((celsius * 9) / 5 + 32)
}

export function inMiles(kilometres: number): number {
  return Math.round(kilometres / 1.609344)
}
