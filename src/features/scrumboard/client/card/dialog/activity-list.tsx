import { History } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { Moment } from '../../../../../shell/parts/formats/moment.tsx'
import { Markup } from '../../../../../shell/parts/markup/markup.tsx'
import { useUser } from '../../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { Activity, Member } from '../../../board.ts'
import { MemberFace } from '../member-face.tsx'
import styles from './activity.module.css'
import { CommentEntry } from './comment-entry.tsx'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'
import { Section } from './section.tsx'
import type { Outbox, Outgoing } from './use-outbox.ts'

/** What people wrote and attached, newest first. */
export function ActivityList({ board, card, changes, outbox }: OpenCardProps & { readonly outbox: Outbox }): ReactNode {
  const texts = useTexts(dialogWords)
  const user = useUser()
  const names = useMemo(() => board.members.map(({ name }) => name), [board.members])
  const memberOf = (id: string): Member => board.members.find((member) => member.id === id) ?? { id, name: texts.somebody, avatar: '' }
  const me = memberOf(user?.id ?? '')
  if (card.activities.length === 0 && outbox.waiting.length === 0) {
    return (
      <Section title={texts.activity} icon={History}>
        <p className={styles.none}>{texts.noActivity}</p>
      </Section>
    )
  }
  return (
    <Section title={texts.activity} icon={History}>
      <ol className={styles.list} aria-label={texts.activity}>
        {outbox.waiting.map((comment) => (
          <WaitingComment key={comment.id} comment={comment} author={me} names={names} outbox={outbox} />
        ))}
        {card.activities.map((activity) =>
          activity.type === 'comment' ? (
            <CommentEntry
              key={activity.id}
              comment={activity}
              author={memberOf(activity.idMember)}
              members={board.members}
              names={names}
              onEdit={activity.idMember === user?.id ? (message) => void changes.editComment(card, activity, message) : undefined}
              onRemove={() => void changes.removeComment(card, activity)}
            />
          ) : (
            <AttachmentLine key={activity.id} activity={activity} author={memberOf(activity.idMember)} />
          ),
        )}
      </ol>
    </Section>
  )
}

function AttachmentLine({ activity, author }: { readonly activity: Activity; readonly author: Member }): ReactNode {
  const texts = useTexts(dialogWords)
  return (
    <li className={styles.entry}>
      <MemberFace member={author} size="small" />
      <p className={styles.event}>
        <strong>{author.name}</strong> {texts.attachedLine} {activity.message}
        <Moment className={styles.time ?? ''} value={activity.time} format="long" />
      </p>
    </li>
  )
}

type WaitingProps = { readonly comment: Outgoing; readonly author: Member; readonly names: readonly string[]; readonly outbox: Outbox }

/** On its way, or not through yet: nothing is lost, and sending it again makes it stand once. */
function WaitingComment({ comment: { id, message, state }, author, names, outbox }: WaitingProps): ReactNode {
  const texts = useTexts(dialogWords)
  return (
    <li className={styles.entry}>
      <MemberFace member={author} size="small" />
      <div className={styles.bubble} data-state={state}>
        <Markup text={message} names={names} />
        <p className={styles.state} role="status">
          {state === 'sending' ? texts.sending : texts.failed}
        </p>
        {state === 'failed' ? (
          <div className={styles.line}>
            <Button onClick={() => outbox.sendAgain(id)}>{texts.sendAgain}</Button>
            <Button kind="quiet" onClick={() => outbox.discard(id)}>
              {texts.discard}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  )
}
