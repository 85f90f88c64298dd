import { ChevronDown, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { roles } from '../../workspace-contract.ts'
import type { Member } from './team-queries.ts'
import rows from '../rows.module.css'
import { teamWords } from './team-words.ts'
import styles from './team-section.module.css'
import type { MemberChanges } from './use-member-changes.ts'

type MemberRowProps = {
  readonly member: Member
  /** Somebody has to stay admin. */
  readonly isOnlyAdmin: boolean
  /** Only admins have them. */
  readonly changes?: MemberChanges
}

export function MemberRow({ member, isOnlyAdmin, changes }: MemberRowProps): ReactNode {
  const texts = useTexts(teamWords)
  const { displayName: name, email, photoURL, role, joinedAt, isMe, isFounder } = member
  return (
    <li className={styles.row}>
      {/* The policy of our pages lets no other host through. */}
      <Avatar name={name} photo={photoURL.startsWith('/') ? photoURL : undefined} size="medium" />
      <div className={styles.who}>
        <p className={rows.name}>
          {name}
          {isMe ? <Badge>{texts.you}</Badge> : null}
        </p>
        <p className={rows.faint}>{email}</p>
      </div>
      <p className={`${rows.faint} ${styles.when}`}>
        {texts.since} <Moment value={joinedAt} format="day" />
      </p>
      <div className={styles.role}>
        {changes && !isOnlyAdmin ? (
          <RoleMenu member={member} onChoose={(next) => changes.changeRole(member, next)} />
        ) : (
          <Badge kind={role === 'admin' ? 'info' : 'neutral'}>{texts[role]}</Badge>
        )}
        {changes && isOnlyAdmin ? <span className={rows.faint}>{texts.onlyAdmin}</span> : null}
      </div>
      <div className={styles.actions}>
        {changes && !isMe && !isFounder ? (
          <IconButton name={fill(texts.remove, { name })} icon={UserMinus} onClick={() => changes.remove(member)} />
        ) : null}
      </div>
    </li>
  )
}

type RoleMenuProps = { readonly member: Member; readonly onChoose: (role: Member['role']) => void }

function RoleMenu({ member: { displayName: name, role }, onChoose }: RoleMenuProps): ReactNode {
  const texts = useTexts(teamWords)
  return (
    <Menu
      align="start"
      trigger={
        <Button className={styles.roleButton} aria-label={fill(texts.roleOf, { name, role: texts[role] })}>
          {texts[role]}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={[roles.map((each) => ({ id: each, title: texts[each], isOn: each === role, isChoice: true, run: () => onChoose(each) }))]}
    />
  )
}
