import type { ReactNode } from 'react'
import { daysBetween, dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { formTexts } from '../../form-texts.ts'
import { formCatalogue } from './form-catalogue.ts'
import styles from './time-line.module.css'

type TimeLineProps = { readonly today: PlainDate; readonly wish: PlainDate | undefined; readonly latest: PlainDate }

/** Today, the wish and the latest day as a picture for the eye, and the same in words for everybody. */
export function TimeLine({ today, wish, latest }: TimeLineProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const isOnLine = wish !== undefined && wish >= today && wish <= latest
  const at = isOnLine ? share(daysBetween(today, wish), daysBetween(today, latest)) : 0
  return (
    <div className={styles.line}>
      {/* Positions are attributes and not styles: the page allows no inline style. */}
      <svg className={styles.picture} aria-hidden="true" focusable="false">
        {isOnLine ? (
          <text x={`${at}%`} y="1.1em" textAnchor={at < 30 ? 'start' : at > 70 ? 'end' : 'middle'}>
            <tspan className={styles.word}>{texts.wish}</tspan> {dottedDate(wish)}
          </text>
        ) : null}
        <rect className={styles.track} y="2.3em" width="100%" height="0.6em" rx="0.3em" />
        <rect className={styles.way} y="2.3em" width={`${at}%`} height="0.6em" rx="0.3em" />
        <circle className={styles.start} cx="0" cy="2.6em" r="0.6em" />
        {isOnLine ? <circle className={styles.dot} cx={`${at}%`} cy="2.6em" r="0.6em" /> : null}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>
          <b>{texts.today}</b> {dottedDate(today)}
        </span>
        <span>
          <b>{texts.latest}</b> {dottedDate(latest)}
        </span>
      </p>
      {isOnLine ? <p className={styles.words}>{inWords(daysBetween(today, wish), dottedDate(latest), texts)}</p> : null}
    </div>
  )
}

function inWords(days: number, date: string, texts: typeof formTexts): string {
  if (days > 1) return fill(texts.timeInWords, { days, date })
  return fill(days === 1 ? texts.timeOneDay : texts.timeToday, { date })
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((part / whole) * 100)
}
