import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { useUser } from '../session/session.ts'
import styles from './navbar-user.module.css'

/** Who works here; a guest is nobody yet. */
export function NavbarUser(): ReactNode {
  const user = useUser()
  if (!user) return null
  return (
    <div className={styles.user}>
      <Avatar name={user.name} photo={user.photo} size="medium" />
      <div className={styles.words} data-fades="">
        <div className={styles.name}>{user.name}</div>
        <div className={styles.email} title={user.email}>
          {user.email}
        </div>
      </div>
    </div>
  )
}
