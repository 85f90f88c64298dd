import { Cloud, CloudRain, CloudSun, Snowflake, Sun, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormatLocale, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { RangeChoice } from '../../../../shell/parts/widgets/range-choice.tsx'
import type { Weather } from '../../widget.ts'
import { usualUnits, useUnits } from '../project-queries.ts'
import { projectWords } from '../project-words.ts'
import styles from './side.module.css'
import { useUnitChange } from './use-unit-change.ts'

const icons: Readonly<Record<Weather['icon'], LucideIcon>> = { snow: Snowflake, rain: CloudRain, cloudy: Cloud, fair: CloudSun, sunny: Sun }

/** What the weather of the day is usually like, and of the next three. */
export function WeatherCard({ weather }: { readonly weather: Weather }): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const id = useId()
  const { data: units = usualUnits } = useUnits()
  const { temperature, speed } = units
  const setUnits = useUnitChange()
  const skies = { snow: texts.snow, rain: texts.rainy, cloudy: texts.cloudy, fair: texts.fair, sunny: texts.sunny }
  const directions: Readonly<Record<string, string>> = { N: texts.N, W: texts.W, SW: texts.SW, S: texts.S }
  const degrees = ({ C, F }: Weather['temp']): string => (temperature === 'C' ? `${formats.number(C)} °C` : `${formats.number(F)} °F`)
  const wind = { speed: weather.windSpeed[speed], unit: speed === 'KMH' ? texts.kmh : texts.mph }
  const Picture = icons[weather.icon]
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.weather}
      </h2>
      <p className={styles.place}>{weather.location}</p>
      <p className={styles.sky}>
        <Picture aria-hidden="true" />
        <b>{degrees(weather.temp)}</b>
        <span>{skies[weather.icon]}</span>
      </p>
      <dl className={styles.facts}>
        <dt>{texts.wind}</dt>
        <dd>{fill(texts.windLine, { ...wind, direction: directions[weather.windDirection] ?? weather.windDirection })}</dd>
        <dt>{texts.rain}</dt>
        <dd>{formats.percent(weather.rainProbability / 100)}</dd>
      </dl>
      <ul className={styles.days} aria-label={texts.nextDays}>
        {weather.next3Days.map((day) => (
          <NextDay key={day.date} day={day} degrees={degrees(day.temp)} sky={skies[day.icon]} />
        ))}
      </ul>
      <div className={styles.units}>
        <RangeChoice
          name={texts.temperature}
          ranges={[
            { id: 'C', title: '°C' },
            { id: 'F', title: '°F' },
          ]}
          value={temperature}
          onChange={(unit) => setUnits({ temperature: unit })}
        />
        <RangeChoice
          name={texts.wind}
          ranges={[
            { id: 'KMH', title: texts.kmh },
            { id: 'MPH', title: texts.mph },
          ]}
          value={speed}
          onChange={(unit) => setUnits({ speed: unit })}
        />
      </div>
      <p className={styles.note}>{fill(texts.usual, { date: formats.date(weather.date, 'day', new Date(0)) })}</p>
    </section>
  )
}

type NextDayProps = { readonly day: Weather['next3Days'][number]; readonly degrees: string; readonly sky: string }

function NextDay({ day, degrees, sky }: NextDayProps): ReactNode {
  const locale = useFormatLocale()
  const Picture = icons[day.icon]
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day.date}T12:00:00Z`))
  return (
    <li>
      <span>{weekday}</span>
      <Picture aria-hidden="true" />
      <span>{sky}</span>
      <b>{degrees}</b>
    </li>
  )
}
