import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { ContactFace } from '../contact-face.tsx'
import { fullName } from '../contact-names.ts'
import { useBirthdays } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactsPath } from '../place.ts'
import styles from './side-panel.module.css'

const most = 3

/** Whose birthday comes next. */
export function BirthdayList(): ReactNode {
  const texts = useTexts(contactsWords)
  const formats = useFormats()
  const now = useMinute()
  const id = useId()
  const birthdays = useBirthdays().data?.birthdays
  if (birthdays === undefined || birthdays.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {texts.birthdays}
        </h2>
      </div>
      <ul className={styles.links}>
        {birthdays.slice(0, most).map(({ contact, next, age }) => {
          const when = [formats.date(next, 'list', now), age === null ? '' : fill(texts.turns, { age })].filter(Boolean).join(', ')
          return (
            <li key={contact.id}>
              <Link href={`${contactsPath}/all/${contact.id}`} className={styles.birthday ?? ''}>
                <ContactFace contact={contact} size="tiny" />
                <span className={styles.person}>
                  <span className={styles.name}>{fullName(contact)}</span>
                  <span className={styles.quiet}>{when}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
