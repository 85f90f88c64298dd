import { call } from '../../../../shell/call.ts'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { updateUser, type ChatUser } from '../../contract.ts'
import { useChatKey, userKey } from '../chat-queries.ts'

export type UserChange = Partial<Pick<ChatUser, 'status' | 'mood' | 'enterSends'>>

/** Changes what one says about oneself; it shows at once. */
export function useSaveUser(): (change: UserChange) => Promise<boolean> {
  return useChange<ChatUser, UserChange>({
    queryKey: userKey(useChatKey()),
    mode: 'optimistic',
    apply: (user, change) => ({ ...user, ...change }),
    call: (change, { keepalive }) => call(updateUser, change, { keepalive }),
  }).run
}
