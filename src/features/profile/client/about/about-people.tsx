import { ContactRound, SquareKanban } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import type { About } from '../../about.ts'
import { PersonFace } from '../person-face.tsx'
import { profilePath } from '../place.ts'
import { profileWords } from '../profile-words.ts'
import styles from './about.module.css'

const shownFirst = 12

/** Everybody else in the workspace; each leads to their profile. */
export function Friends({ friends }: Pick<About, 'friends'>): ReactNode {
  const texts = useTexts(profileWords)
  const me = useUser()?.id
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? friends : friends.slice(0, shownFirst)
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.friends}</h2>
      {friends.length === 0 ? <p className={styles.quiet}>{texts.noFriends}</p> : null}
      <ul className={styles.friends}>
        {shown.map((friend) => (
          <li key={friend.id}>
            <Link href={profilePath(friend.id === me ? undefined : friend.id)} className={styles.friend}>
              <PersonFace person={friend} size="large" />
              <span className={styles.name}>{friend.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < friends.length ? (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {fill(texts.showAll, { count: friends.length })}
        </Button>
      ) : null}
    </section>
  )
}

/** Boards and groups of the address book; each leads to it. */
export function Groups({ groups }: Pick<About, 'groups'>): ReactNode {
  const texts = useTexts(profileWords)
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.groups}</h2>
      {groups.length === 0 ? <p className={styles.quiet}>{texts.noGroups}</p> : null}
      <ul className={styles.groups}>
        {groups.map(({ id, name, category, members }) => {
          const Sign = category === 'board' ? SquareKanban : ContactRound
          const counted = members === 1 ? texts.membersOne : fill(texts.membersMany, { count: members })
          return (
            <li key={id}>
              <Link href={category === 'board' ? `/apps/scrumboard/boards/${id}` : `/apps/contacts/group/${id}`} className={styles.group}>
                <Sign aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.quiet}>
                    {category === 'board' ? texts.board : texts.group}, {counted}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
