import { useCallback } from 'react'
import { useChange } from '../../../../../shell/parts/mutation/use-change.ts'
import { messagesAfter, type MessageChange, type MessageServer } from './message-server.ts'
import type { Message } from './messages.ts'

export const messageKey = ['sheet', 'messages']

type MessageChanges = {
  readonly star: (messages: readonly Message[], isStarred: boolean) => void
  readonly remove: (messages: readonly Message[]) => void
}

export function useMessageChanges(server: MessageServer): MessageChanges {
  const shared = {
    queryKey: messageKey,
    apply: messagesAfter,
    call: (change: MessageChange) => server.write(change),
    invert: inverse,
    text: describe,
  }
  const { run: runStar } = useChange({ ...shared, mode: 'optimistic', isQuiet: true })
  const { run: runRemove } = useChange({ ...shared, mode: 'undoable' })
  const star = useCallback(
    (messages: readonly Message[], isStarred: boolean) => void runStar({ kind: 'star', ids: messages.map(({ id }) => id), isStarred }),
    [runStar],
  )
  const remove = useCallback(
    (messages: readonly Message[]) => void runRemove({ kind: 'remove', ids: messages.map(({ id }) => id) }),
    [runRemove],
  )
  return { star, remove }
}

function inverse(change: MessageChange, before: readonly Message[] = []): MessageChange {
  if (change.kind === 'star') return { ...change, isStarred: !change.isStarred }
  if (change.kind === 'remove') return { kind: 'restore', messages: before.filter(({ id }) => change.ids.includes(id)) }
  return { kind: 'remove', ids: change.messages.map(({ id }) => id) }
}

function describe(change: MessageChange): string {
  if (change.kind === 'star') return change.isStarred ? 'Starred' : 'Star removed'
  const count = change.kind === 'remove' ? change.ids.length : change.messages.length
  const what = count === 1 ? '1 message' : `${count} messages`
  return change.kind === 'remove' ? `Moved ${what} to Trash` : `Restored ${what}`
}
