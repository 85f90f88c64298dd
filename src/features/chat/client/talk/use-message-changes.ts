import { useCallback, useMemo } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { editMessage, removeMessage, restoreMessage, type Message } from '../../contract.ts'
import { dialogKey, useChatKey, type Dialog } from '../chat-queries.ts'
import { chatWords } from '../chat-words.ts'

type MessageChange = { readonly chatId: string; readonly messageId: string } & (
  | { readonly kind: 'edit'; readonly text: string; readonly editedAt: string | null; readonly version?: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'restore'; readonly text: string }
)

export type MessageChanges = {
  /** Resolves with whether the server took it; what failed is explained. */
  readonly edit: (message: Message, text: string) => Promise<boolean>
  readonly remove: (message: Message) => Promise<boolean>
}

/** Changes of one's own messages: they show at once and can be undone. */
export function useMessageChanges(contactId: string, chatId: string): MessageChanges {
  const texts = useTexts(chatWords)
  const said = { edit: texts.didEdit, remove: texts.didRemove, restore: texts.didRestore }
  const { run } = useChange<Dialog, MessageChange>({
    queryKey: dialogKey(useChatKey(), contactId),
    mode: 'optimistic',
    apply: withChange,
    call: send,
    invert: inverse,
    entity: ({ messageId }) => messageId,
    text: ({ kind }) => said[kind],
  })
  const edit = useCallback<MessageChanges['edit']>(
    ({ id, version }, text) => run({ kind: 'edit', chatId, messageId: id, text: text.trim(), editedAt: new Date().toISOString(), version }),
    [run, chatId],
  )
  const remove = useCallback<MessageChanges['remove']>(({ id }) => run({ kind: 'remove', chatId, messageId: id }), [run, chatId])
  return useMemo(() => ({ edit, remove }), [edit, remove])
}

function send(change: MessageChange): Promise<unknown> {
  const { chatId, messageId } = change
  switch (change.kind) {
    case 'edit': {
      const { text, version } = change
      return call(editMessage, { chatId, messageId, message: text, ...(version === undefined ? {} : { version }) })
    }
    case 'remove':
      return call(removeMessage, { chatId, messageId })
    case 'restore':
      return call(restoreMessage, { chatId, messageId })
  }
}

function inverse(change: MessageChange, before: Dialog | undefined): MessageChange | undefined {
  const { chatId, messageId } = change
  const message = before?.pages.flatMap(({ dialog }) => dialog).find(({ id }) => id === messageId)
  if (!message) return undefined
  switch (change.kind) {
    case 'edit':
      return { kind: 'edit', chatId, messageId, text: message.message, editedAt: message.editedAt }
    case 'remove':
      return { kind: 'restore', chatId, messageId, text: message.message }
    case 'restore':
      return { kind: 'remove', chatId, messageId }
  }
}

function withChange(dialog: Dialog, change: MessageChange): Dialog {
  const changed = (message: Message): Message => (message.id === change.messageId ? applied(message, change) : message)
  return { ...dialog, pages: dialog.pages.map((page) => ({ ...page, dialog: page.dialog.map(changed) })) }
}

function applied(message: Message, change: MessageChange): Message {
  switch (change.kind) {
    case 'edit':
      return { ...message, message: change.text, editedAt: change.editedAt }
    case 'remove':
      return { ...message, message: '', isRemoved: true }
    case 'restore':
      return { ...message, message: change.text, isRemoved: false }
  }
}
