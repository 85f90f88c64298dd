import { useState, type ReactNode } from 'react'
import styles from './avatar.module.css'
import { initialsOf, tintOf } from './initials.ts'
import { PresenceMark, type PresenceState } from './presence.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type AvatarProps = {
  readonly name: string
  /** Where the picture is; without one, or where it does not load, the initials stand. */
  readonly photo?: string | undefined
  /** 24, 32, 40, 64 or 96. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge'
  readonly presence?: { readonly state: PresenceState; readonly label: string } | undefined
  /** No name stands beside it, so it says the name itself. */
  readonly isAlone?: boolean
}

const tints = 5

/** Somebody as a round picture. */
export function Avatar({ name, photo, size = 'small', presence, isAlone = false }: AvatarProps): ReactNode {
  const [missing, setMissing] = useState<string>()
  const spoken = [isAlone ? name : '', presence?.label ?? ''].filter(Boolean).join(', ')
  return (
    <span className={styles.avatar} data-size={size} title={isAlone ? name : undefined}>
      <span className={styles.face} data-tint={tintOf(name, tints)} aria-hidden="true">
        {photo === undefined || photo === missing ? (
          initialsOf(name)
        ) : (
          <img className={styles.photo} src={photo} alt="" loading="lazy" decoding="async" onError={() => setMissing(photo)} />
        )}
      </span>
      {presence === undefined ? null : (
        <span className={styles.presence}>
          <PresenceMark state={presence.state} />
        </span>
      )}
      {spoken === '' ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
    </span>
  )
}

type AvatarStackProps = {
  readonly people: readonly { readonly id: string; readonly name: string; readonly photo?: string | undefined }[]
  readonly size?: 'tiny' | 'small'
  /** How many show at most; the rest is a number. */
  readonly limit?: number
}

/** Several people, one half over the other. */
export function AvatarStack({ people, size = 'tiny', limit = 4 }: AvatarStackProps): ReactNode {
  const shown = people.length > limit ? people.slice(0, limit - 1) : people
  const rest = people.slice(shown.length)
  return (
    <span className={styles.stack}>
      {shown.map(({ id, name, photo }) => (
        <Avatar key={id} name={name} photo={photo} size={size} isAlone />
      ))}
      {rest.length === 0 ? null : (
        <span className={styles.avatar} data-size={size} title={rest.map(({ name }) => name).join(', ')}>
          <span className={styles.face} data-tint="rest" aria-hidden="true">
            +{rest.length}
          </span>
          <VisuallyHidden>{rest.map(({ name }) => name).join(', ')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
