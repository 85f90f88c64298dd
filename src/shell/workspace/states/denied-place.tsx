import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import type { AppAccess } from '../../app-entry.ts'
import { useTexts } from '../../language.tsx'
import type { User } from '../session/session.ts'
import { WorkspacePage } from '../workspace-page.tsx'
import { PlaceSearch } from './place-search.tsx'
import styles from './place.module.css'
import { placeWords } from './places/place-words.ts'

type DeniedPlaceProps = {
  readonly access: Exclude<AppAccess, 'public'>
  readonly user: User | undefined
}

const reasons = { guest: 'deniedGuest', 'signed-in': 'deniedSignedIn', staff: 'deniedStaff', admin: 'deniedAdmin' } as const

/** For pages that are not for everybody: for whom they are, who one is, and how to go on. */
export function DeniedPlace({ access, user }: DeniedPlaceProps): ReactNode {
  const texts = useTexts(placeWords)
  return (
    <WorkspacePage title={texts.deniedTitle}>
      <div className={styles.place}>
        <div className={styles.facts}>
          <p>{texts[reasons[access]]}</p>
          <p>{user ? fill(texts.youAre, { name: user.name, roles: user.roles.join(', ') }) : texts.youAreGuest}</p>
          {user && access !== 'guest' ? <p>{texts.askFor}</p> : null}
          {/* Where one can sign in, a guest is led there and never comes here. */}
          {user ? null : <p>{texts.noSignIn}</p>}
        </div>
        <PlaceSearch />
      </div>
    </WorkspacePage>
  )
}
