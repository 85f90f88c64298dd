import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFileAddress } from '../../../shell/parts/files/use-file-address.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Author } from '../post.ts'
import { profilePath } from './place.ts'
import styles from './person.module.css'

type FaceProps = { readonly person: Pick<Author, 'name' | 'avatar'>; readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge' }

/** Somebody as a round picture; the name stands beside it. */
export function PersonFace({ person, size = 'medium' }: FaceProps): ReactNode {
  return <Avatar name={person.name} photo={useFileAddress(person.avatar)} size={size} />
}

/** A name that leads to the profile, where there is one. */
export function PersonName({ person: { id, name } }: { readonly person: Author }): ReactNode {
  const me = useUser()?.id
  if (id === null) return <span className={styles.name}>{name}</span>
  return (
    <Link href={profilePath(id === me ? undefined : id)} className={styles.name}>
      {name}
    </Link>
  )
}
