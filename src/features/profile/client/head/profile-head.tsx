import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { PersonFace } from '../person-face.tsx'
import { own, type Person, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { PictureButton } from './picture-button.tsx'
import styles from './head.module.css'

/** The band on top: picture, what somebody does, and who follows whom. */
export function ProfileHead({ whose, person }: { readonly whose: Whose; readonly person: Person }): ReactNode {
  const texts = useTexts(profileWords)
  const { occupation, role, followers, following } = person
  const roleName = role === 'admin' ? texts.admin : role === 'staff' ? texts.staff : role
  const counted =
    followers === 0 ? texts.followersNone : followers === 1 ? texts.followersOne : fill(texts.followersMany, { count: followers })
  return (
    <div className={styles.band}>
      <div className={styles.cover} aria-hidden="true" />
      <div className={styles.row}>
        <span className={styles.face}>
          <PersonFace person={person} size="huge" />
          {whose === own ? <PictureButton /> : null}
        </span>
        <div className={styles.words}>
          {occupation === '' ? null : <p className={styles.occupation}>{occupation}</p>}
          <p className={styles.facts}>
            <span>{roleName}</span>
            <span>{counted}</span>
            {following === 0 ? null : <span>{fill(texts.followingMany, { count: following })}</span>}
          </p>
        </div>
      </div>
    </div>
  )
}
