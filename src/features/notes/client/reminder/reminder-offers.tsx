import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { reminderOffers, type ReminderOffer } from '../../rules-reminder.ts'
import { notesWords } from '../notes-words.ts'
import styles from './reminder.module.css'

type ReminderOffersProps = { readonly now: Date; readonly onChoose: (at: Date) => void }

const titles = { 'later-today': 'laterToday', tomorrow: 'tomorrow', 'next-week': 'nextWeek' } as const

/** What most people want, in one click. */
export function ReminderOffers({ now, onChoose }: ReminderOffersProps): ReactNode {
  const texts = useTexts(notesWords)
  const formats = useFormats()
  const whenOf = ({ id, at }: ReminderOffer): string =>
    id === 'later-today' ? formats.time(at) : `${formats.date(at, 'list', now)}, ${formats.time(at)}`
  return (
    <ul className={styles.offers}>
      {reminderOffers(now, officeTimeZone).map((offer) => (
        <li key={offer.id}>
          <button type="button" className={styles.offer} onClick={() => onChoose(offer.at)}>
            <span>{texts[titles[offer.id]]}</span>
            <span className={styles.when}>{whenOf(offer)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
