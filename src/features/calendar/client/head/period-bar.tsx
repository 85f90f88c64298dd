import { ChevronDown, ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { WaitingSign } from '../../../../shell/parts/waiting/waiting-sign.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { calendarWords } from '../calendar-words.ts'
import { placeBeside, views, type Place } from '../period.ts'
import { useIsPhone } from '../../../../shell/use-is-phone.ts'
import { JumpButton } from './jump-button.tsx'
import { seasonOf, type PeriodLabel } from './period-label.ts'
import styles from './period-bar.module.css'

type PeriodBarProps = {
  readonly place: Place
  readonly today: PlainDate
  readonly label: PeriodLabel
  readonly zone: string
  readonly onGo: (to: Place) => void
}

/** Which period is shown, how to get to another one, and in which view. */
export function PeriodBar({ place, today, label, zone, onGo }: PeriodBarProps): ReactNode {
  const texts = useTexts(calendarWords)
  const [ownZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <div className={styles.bar} data-season={seasonOf(place.day)}>
      <div className={styles.steps}>
        <Button onClick={() => onGo({ ...place, day: today })}>{texts.today}</Button>
        <IconButton name={texts.previous} icon={ChevronLeft} keys="p" onClick={() => onGo(placeBeside(place, -1))} />
        <IconButton name={texts.next} icon={ChevronRight} keys="n" onClick={() => onGo(placeBeside(place, 1))} />
      </div>
      <div className={styles.period}>
        <h2 className={styles.title} aria-live="polite">
          {label.title}
        </h2>
        <span className={styles.weeks}>{label.weeks}</span>
        {zone === ownZone ? null : (
          <span className={styles.zone}>
            <Clock aria-hidden="true" />
            {fill(texts.timeZone, { zone: zone.replaceAll('_', ' ') })}
          </span>
        )}
        <WaitingSign />
      </div>
      <div className={styles.tools}>
        <JumpButton day={place.day} today={today} onJump={(day) => onGo({ ...place, day })} />
        <ViewSwitch place={place} onGo={onGo} />
      </div>
    </div>
  )
}

const keys = { month: 'm', week: 'w', 'work-week': undefined, day: 'd', agenda: 'a' } as const

function ViewSwitch({ place, onGo }: Pick<PeriodBarProps, 'place' | 'onGo'>): ReactNode {
  const texts = useTexts(calendarWords)
  const choices = views.map((view) => ({ id: view, title: texts[view], isOn: view === place.view, run: () => onGo({ ...place, view }) }))
  if (useIsPhone()) {
    const trigger = (
      <Button aria-label={`${texts.views}: ${texts[place.view]}`}>
        {texts[place.view]}
        <ChevronDown aria-hidden="true" />
      </Button>
    )
    return <Menu trigger={trigger} groups={[choices.map((choice) => ({ ...choice, isChoice: true }))]} />
  }
  return (
    <div role="group" aria-label={texts.views} className={styles.views}>
      {choices.map(({ id, title, isOn, run }) => (
        <button
          key={id}
          type="button"
          className={styles.view}
          aria-pressed={isOn}
          {...(keys[id] ? { 'aria-keyshortcuts': keys[id] } : {})}
          onClick={run}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
