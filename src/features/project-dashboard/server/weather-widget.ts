import { addDays, type PlainDate } from '../../../kit/plain-date.ts'
import { inFahrenheit, inMiles, place, usualDay } from '../climate.ts'
import type { Units } from '../rows.ts'
import type { WidgetOf } from '../widget.ts'

/** The weather that is usual for the day. Nobody outside is asked: it is no forecast. */
export function weatherWidget(today: PlainDate, { temperature, speed }: Units): WidgetOf<'weather'> {
  const { wind, windDirection, rain, ...now } = usualDay(today)
  return {
    id: 'weather',
    title: 'Weather',
    location: place,
    date: today,
    icon: now.sky,
    temp: bothUnits(now.temperature),
    windSpeed: { KMH: wind, MPH: inMiles(wind) },
    windDirection,
    rainProbability: rain,
    next3Days: [1, 2, 3].map((days) => {
      const date = addDays(today, days)
      const usual = usualDay(date)
      return { date, icon: usual.sky, temp: bothUnits(usual.temperature) }
    }),
    tempUnit: temperature,
    speedUnit: speed,
  }
}

function bothUnits(celsius: number): { C: number; F: number } {
  return { C: Math.round(celsius) || 0, F: inFahrenheit(celsius) }
}
