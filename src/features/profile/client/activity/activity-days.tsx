import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Activity } from '../../activity.ts'
import { byDay } from '../../rules.ts'
import { PersonFace, PersonName } from '../person-face.tsx'
import { profileWords } from '../profile-words.ts'
import { activityPath, didOf } from './activity-words.ts'
import styles from './activity.module.css'

/** Activities under the days on which they happened. */
export function ActivityDays({ activities }: { readonly activities: readonly Activity[] }): ReactNode {
  return byDay(activities, officeTimeZone).map(({ day, rows }) => (
    <section key={day} className={styles.day}>
      <h3 className={styles.date}>
        <Moment value={day} format="relative" />
      </h3>
      <ul className={styles.list}>
        {rows.map((activity) => (
          <li key={`${activity.kind} ${activity.id}`} className={styles.activity}>
            <ActivityLine activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function ActivityLine({ activity }: { readonly activity: Activity }): ReactNode {
  const texts = useTexts(profileWords)
  const formats = useFormats()
  return (
    <>
      <PersonFace person={activity.user} size="small" />
      <p className={styles.words}>
        <PersonName person={activity.user} /> {didOf(activity.kind, texts)}{' '}
        <Link href={activityPath(activity)} className={styles.thing}>
          {activity.title}
        </Link>{' '}
        <time className={styles.time} dateTime={activity.time}>
          {formats.time(activity.time)}
        </time>
      </p>
    </>
  )
}
