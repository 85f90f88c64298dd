import type { ReactNode } from 'react'
import type { OfficeRole } from '../../../kit/endpoint.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import styles from './desk.module.css'
import { deskWords } from './desk-words.ts'
import { EndWarning } from './end-warning.tsx'
import { minutesAndSeconds } from './remaining.ts'
import type { OpenSession } from './session-queries.ts'
import { SignOut } from './sign-out.tsx'
import { useRemaining } from './use-remaining.ts'

type OfficerCardProps = {
  readonly session: OpenSession
  /** When the session was told, in milliseconds of this browser's clock. */
  readonly since: number
  readonly refresh: () => void
}

const roleWords = {
  'office-clerk': ['clerk', 'clerkMay'],
  'office-lead': ['lead', 'leadMay'],
  'office-audit': ['audit', 'auditMay'],
} as const satisfies Record<OfficeRole, unknown>

/** Who acts for the tax office here, and for how long. */
export function OfficerCard({ session, since, refresh }: OfficerCardProps): ReactNode {
  const texts = useTexts(deskWords)
  const formats = useFormats()
  const remaining = useRemaining(session, since, refresh)
  return (
    <div className={styles.card}>
      <EndWarning remaining={remaining} stay={refresh} />
      <dl className={styles.facts}>
        <dt>{texts.signedInAs}</dt>
        <dd className={styles.name}>{session.name}</dd>
        <dt>{texts.roles}</dt>
        <dd>
          <ul className={styles.roles}>
            {session.roles.map((role) => {
              const [name, may] = roleWords[role]
              return (
                <li key={role}>
                  <b>{texts[name]}</b>: {texts[may]}
                </li>
              )
            })}
          </ul>
        </dd>
        <dt>{texts.idleEnd}</dt>
        <dd>
          <span role="timer">{minutesAndSeconds(remaining.idle)}</span>
        </dd>
        <dt>{texts.latestEnd}</dt>
        <dd>{formats.time(session.endsAt)}</dd>
      </dl>
      <SignOut />
    </div>
  )
}
