import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { PersonFace } from '../person-face.tsx'
import { profileParams } from '../place.ts'
import { own, type Person, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { Cover } from './cover.tsx'
import { PictureButton } from './picture-button.tsx'
import { ProfileActions } from './profile-actions.tsx'
import styles from './head.module.css'

type ProfileHeadProps = {
  readonly whose: Whose
  readonly name: string
  /** Nothing while it is on its way: its box stands already. */
  readonly person: Person | undefined
}

/** The top of the page: cover, picture, name, what somebody does, and what can be done. */
export function ProfileHead({ whose, name, person }: ProfileHeadProps): ReactNode {
  const texts = useTexts(profileWords)
  const [{ edit }, change] = useUrlState(profileParams)
  const isOwn = whose === own
  const isEditing = isOwn && edit === 'about'
  const openEditor = (): void => change({ edit: 'about' })
  return (
    <header className={styles.band}>
      <Cover address={person?.cover ?? ''} isOwn={isOwn} />
      <div className={styles.row}>
        <span className={styles.face}>
          <PersonFace person={{ name, avatar: person?.avatar ?? '' }} size="huge" />
          {isOwn ? <PictureButton /> : null}
        </span>
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.occupation}>
            {person?.occupation === '' && isOwn && !isEditing ? (
              <button type="button" className={styles.say} onClick={openEditor}>
                {texts.sayOccupation}
              </button>
            ) : (
              person?.occupation
            )}
          </p>
          <Facts person={person} />
        </div>
        <div className={styles.actions}>
          {!isOwn && person ? <ProfileActions person={person} /> : null}
          {isOwn && !isEditing ? (
            <Button onClick={openEditor}>
              <Pencil aria-hidden="true" />
              {texts.editAbout}
            </Button>
          ) : null}
        </div>
      </div>
    </header>
  )
}

function Facts({ person }: Pick<ProfileHeadProps, 'person'>): ReactNode {
  const texts = useTexts(profileWords)
  if (!person) return <p className={styles.facts} />
  const { role, followers, following } = person
  const roleName = role === 'admin' ? texts.admin : role === 'staff' ? texts.staff : role
  const counted =
    followers === 0 ? texts.followersNone : followers === 1 ? texts.followersOne : fill(texts.followersMany, { count: followers })
  return (
    <p className={styles.facts}>
      <span>{roleName}</span>
      <span>{counted}</span>
      {following === 0 ? null : <span>{fill(texts.followingMany, { count: following })}</span>}
    </p>
  )
}
