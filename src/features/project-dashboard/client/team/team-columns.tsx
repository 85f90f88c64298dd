import { Mail, MessageCircle } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import type { Column } from '../../../../shell/parts/table/column.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Presence } from '../../../../ui/presence.tsx'
import type { Member } from '../../rows.ts'
import { projectWords } from '../project-words.ts'
import type { texts as words } from '../texts.ts'
import styles from './team.module.css'

export function useTeamColumns(): readonly Column<Member>[] {
  const texts = useTexts(projectWords)
  return useMemo(
    () => [
      {
        id: 'name',
        title: texts.name,
        value: ({ name }) => name,
        cell: (member) => <Who member={member} />,
        isName: true,
        width: 200,
      },
      { id: 'position', title: texts.position, value: (member) => positionOf(member, texts), width: 150 },
      { id: 'office', title: texts.office, value: ({ office }) => office, width: 110 },
      { id: 'email', title: texts.email, value: ({ email }) => email, width: 210 },
      { id: 'phone', title: texts.phone, value: ({ phone }) => phone, cell: (member) => <Phone member={member} />, width: 140 },
      {
        id: 'contact',
        title: texts.contact,
        value: () => undefined,
        width: 104,
        isSortable: false,
        isFilterable: false,
        isPinned: true,
        isTitleHidden: true,
        onCard: 'after',
        cell: (member) => <Reach member={member} />,
      },
    ],
    [texts],
  )
}

function positionOf({ isMember, position }: Member, texts: typeof words): string {
  if (isMember) return position === 'admin' ? texts.admin : texts.staff
  return position === '' ? texts.guest : position
}

function Who({ member: { name, avatar, status } }: { readonly member: Member }): ReactNode {
  const texts = useTexts(projectWords)
  return (
    <span className={styles.who}>
      <Avatar name={name} photo={useFileAddress(avatar)} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {status === null ? null : <Presence state={status} label={texts[status]} />}
      </span>
    </span>
  )
}

function Phone({ member: { name, phone } }: { readonly member: Member }): ReactNode {
  const texts = useTexts(projectWords)
  if (phone === '') return null
  return (
    <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={`${phone}, ${fill(texts.call, { name })}`}>
      {phone}
    </a>
  )
}

/** Chat with whoever has an account, mail to whoever has an address; an address never stands in an address bar. */
function Reach({ member: { id, name, email, isMember } }: { readonly member: Member }): ReactNode {
  const texts = useTexts(projectWords)
  const [, navigate] = useLocation()
  const isSelf = useUser()?.id === id
  const path = '/apps/mail/inbox?compose=new'
  if (isSelf) return <span className={styles.self}>{texts.yourself}</span>
  return (
    <span className={styles.reach}>
      {isMember ? (
        <Link className={styles.way} href={`/apps/chat/${id}`} aria-label={fill(texts.chat, { name })} title={fill(texts.chat, { name })}>
          <MessageCircle aria-hidden="true" />
        </Link>
      ) : null}
      {email === '' ? null : (
        <a
          className={styles.way}
          href={path}
          aria-label={fill(texts.write, { name })}
          title={fill(texts.write, { name })}
          onClick={(event) => {
            event.preventDefault()
            navigate(path, { state: { to: [{ name, email }] } })
          }}
        >
          <Mail aria-hidden="true" />
        </a>
      )}
    </span>
  )
}
