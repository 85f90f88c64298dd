import { MessageCircle } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import type { ChatUser, Contact } from '../../contract.ts'
import { isMissing } from '../chat-queries.ts'
import { chatWords } from '../chat-words.ts'
import { useDesk } from '../writing/use-writing.ts'
import { Composer, EditComposer } from './composer.tsx'
import styles from './conversation.module.css'
import { JumpPill } from './jump-pill.tsx'
import { mayChange } from './may-change.ts'
import { MessageLog } from './message-log.tsx'
import type { MessageActs } from './message-tools.tsx'
import { useMessageChanges } from './use-message-changes.ts'
import { useTalk } from './use-talk.ts'

export type ConversationProps = {
  readonly contact: Contact
  readonly user: ChatUser
  /** A message that was looked for. */
  readonly messageId?: string | undefined
  /** Keys in the box to write in that lead elsewhere. */
  readonly onKey?: (event: KeyboardEvent) => void
  /** Opened by somebody who wants to write, not only to look. */
  readonly isToWrite?: boolean
}
type Editing = { readonly messageId: string; readonly start?: string }

/** What was said with somebody, and where to say more. The same on the page and in the panel; give it the contact as its key. */
export function Conversation(props: ConversationProps): ReactNode {
  const { contact, user, onKey, isToWrite = false } = props
  const texts = useTexts(chatWords)
  const talk = useTalk(props)
  const { query, newest, messages, scroll } = talk
  const { outbox } = useDesk()
  const [editing, setEditing] = useState<Editing>()
  const [hasEdited, setHasEdited] = useState(false)
  if (editing && !hasEdited) setHasEdited(true)
  const chatId = newest?.chatId ?? ''
  const changes = useMessageChanges(contact.id, chatId)
  const acts = useActs(talk, changes.remove, setEditing)
  const names = useMemo(() => [contact.name, user.name], [contact.name, user.name])
  const edited = messages.find(({ id }) => id === editing?.messageId)
  useShown(contact.id)

  function send(text: string): void {
    outbox.send({ id: crypto.randomUUID(), chatId, contactId: contact.id, text, at: new Date().toISOString() })
  }

  async function save(text: string): Promise<void> {
    if (!edited) return
    setEditing(undefined)
    const isSaved = await changes.edit(edited, text)
    // What was typed is not lost where the server did not take it.
    if (!isSaved) setEditing({ messageId: edited.id, start: text })
  }

  function editLast(): void {
    const last = messages.findLast((message) => message.who === user.id && mayChange(message, new Date()))
    if (last) setEditing({ messageId: last.id })
  }

  if (!query.data) return <NotLoaded query={query} />
  return (
    <div className={styles.conversation}>
      <RetryBar of={query} />
      <div className={styles.middle}>
        {messages.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState
              kind="never-used"
              icon={MessageCircle}
              title={texts.beginTitle}
              text={fill(texts.beginText, { name: contact.name })}
            />
          </div>
        ) : (
          <MessageLog
            log={scroll.log}
            onScroll={() => {
              scroll.onScroll()
              talk.earlier.onScroll()
            }}
            contact={contact}
            rows={talk.rows}
            names={names}
            acts={acts}
            earlier={talk.earlier}
          />
        )}
        <JumpPill isAtEnd={scroll.isAtEnd} fresh={scroll.fresh} onJump={scroll.toEnd} />
      </div>
      {contact.isMember ? null : <p className={styles.note}>{fill(texts.noAccount, { name: contact.name })}</p>}
      {edited ? (
        <EditComposer
          contact={contact}
          key={edited.id}
          message={edited}
          start={editing?.start}
          enterSends={user.enterSends}
          onSave={(text) => void save(text)}
          onCancel={() => setEditing(undefined)}
        />
      ) : (
        <Composer
          contact={contact}
          user={user}
          onSend={send}
          onEditLast={editLast}
          startsFocused={hasEdited || isToWrite}
          {...(onKey ? { onKey } : {})}
        />
      )}
    </div>
  )
}

/** What the menu of a message does; stable, so that messages do not render again with each letter. */
function useActs(
  { messages, reading }: ReturnType<typeof useTalk>,
  remove: ReturnType<typeof useMessageChanges>['remove'],
  edit: (editing: Editing) => void,
): MessageActs {
  const texts = useTexts(chatWords)
  const notify = useNotify()
  const { markUnread } = reading
  return useMemo(
    () => ({
      edit: (messageId) => edit({ messageId }),
      remove: (messageId) => {
        const message = messages.find(({ id }) => id === messageId)
        if (message) void remove(message)
      },
      markUnread: (messageId) => void markUnread(messageId).catch(() => notify(texts.markFailed, { kind: 'danger' })),
    }),
    [messages, markUnread, remove, edit, notify, texts],
  )
}

/** As long as it shows, nobody has to be told of what comes in here. */
function useShown(contactId: string): void {
  const { store } = useDesk()
  useEffect(() => {
    store.setState(({ shown }) => ({ shown: [...shown, contactId] }))
    return () =>
      store.setState(({ shown }) => {
        const at = shown.indexOf(contactId)
        return { shown: at < 0 ? shown : shown.toSpliced(at, 1) }
      })
  }, [store, contactId])
}

function NotLoaded({ query }: { readonly query: ReturnType<typeof useTalk>['query'] }): ReactNode {
  const texts = useTexts(chatWords)
  const retry = useCallback(() => void query.refetch(), [query])
  if (isMissing(query.error)) return <EmptyState kind="not-allowed" title={texts.contactMissing} text={texts.contactMissingText} />
  const isOffline = query.fetchStatus === 'paused'
  if (query.isError || isOffline) return <LoadError title={texts.dialogError} isOffline={isOffline} onRetry={retry} />
  return <LoadingRows shape="person" />
}
