import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dayAt } from '../../../kit/plain-date.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { HomeCard } from '../../../shell/parts/home/home-card.tsx'
import { calendarPath } from './calendar-queries.ts'
import { calendarWords } from './calendar-words.ts'
import styles from './home-card.module.css'
import { sideBySide, type Beside } from './layout/side-by-side.ts'
import { isLong, piecesOn, touches, type DayPiece, type Entry } from './time/entry.ts'
import { wallAt } from './time/wall.ts'
import { cssValues } from './views/css-values.ts'
import { useShownEntries } from './views/use-shown-entries.ts'

/** Today along the hours, with a line where we are now. */
export function Card(): ReactNode {
  const texts = useTexts(calendarWords)
  const formats = useFormats()
  const now = useMinute()
  const today = dayAt(now, officeTimeZone)
  const { query, entries } = useShownEntries({ from: today, to: today }, officeTimeZone)
  const here = entries.filter((entry) => touches(entry, today))
  const next = here.find((entry) => !isLong(entry) && Date.parse(entry.start) > now.getTime())
  return (
    <HomeCard
      title={texts.homeTitle}
      note={() =>
        next ? fill(texts.homeNext, { time: formats.duration(60 * Math.ceil((Date.parse(next.start) - now.getTime()) / 60_000)) }) : ''
      }
      path={`${calendarPath}/day/${today}`}
      query={query}
      isEmpty={() => here.length === 0}
      empty={texts.homeEmpty}
    >
      {() => (
        <>
          <WholeDays entries={here.filter(isLong)} day={today} />
          {here.every(isLong) ? null : <Hours pieces={piecesOn(here, today)} day={today} now={now} />}
        </>
      )}
    </HomeCard>
  )
}

function WholeDays({ entries, day }: { readonly entries: readonly Entry[]; readonly day: string }): ReactNode {
  if (entries.length === 0) return null
  return (
    <ul className={styles.whole}>
      {entries.map(({ key, event: { id, title } }) => (
        <li key={key}>
          <Link href={pathOf(day, id)}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}

type HoursProps = { readonly pieces: readonly DayPiece[]; readonly day: string; readonly now: Date }

/** From eight to six, and further where something is. */
function Hours({ pieces, day, now }: HoursProps): ReactNode {
  const first = Math.min(8, ...pieces.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(18, ...pieces.map(({ to }) => Math.ceil(to / 60)))
  const minutes = wallAt(now.toISOString(), officeTimeZone).minutes
  const isShown = minutes >= first * 60 && minutes <= last * 60
  return (
    <div className={styles.hours} style={cssValues({ '--first': first, '--hours': last - first })}>
      {Array.from({ length: last - first + 1 }, (_, at) => (
        <span key={at} className={styles.hour} style={cssValues({ '--at': at })} aria-hidden="true">
          {`${String(first + at).padStart(2, '0')}:00`}
        </span>
      ))}
      {isShown ? <span className={styles.now} style={cssValues({ '--minutes': minutes })} aria-hidden="true" /> : null}
      <ul className={styles.events}>
        {sideBySide(pieces).map((beside) => (
          <EventBox key={beside.piece.entry.key} beside={beside} day={day} isPast={beside.piece.to <= minutes} />
        ))}
      </ul>
    </div>
  )
}

/** What is shorter has its words on one line. */
const twoLines = 60

type EventBoxProps = { readonly beside: Beside<DayPiece>; readonly day: string; readonly isPast: boolean }

function EventBox({ beside: { piece, column, columns, width }, day, isPast }: EventBoxProps): ReactNode {
  const formats = useFormats()
  const { entry, from, to } = piece
  const { event, start, end } = entry
  const when = start === end ? formats.time(start) : `${formats.time(start)}–${formats.time(end)}`
  return (
    <li
      className={styles.event}
      data-past={isPast || undefined}
      data-short={to - from < twoLines || undefined}
      style={cssValues({ '--from': from, '--to': to, '--column': column, '--columns': columns, '--width': width })}
    >
      <Link href={pathOf(day, event.id)} className={styles.box}>
        <span className={styles.name}>{event.title}</span> <time dateTime={start}>{when}</time>
      </Link>
    </li>
  )
}

function pathOf(day: string, eventId: string): string {
  return `${calendarPath}/day/${day}?event=${eventId}`
}
