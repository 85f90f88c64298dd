import type { User } from './session.ts'

/** `here`: a window shows this account. `saved`: it has saved something of it. */
type AccountNews = { readonly kind: 'here' | 'saved'; readonly user: User }

export type AccountChannel = {
  readonly tell: (news: AccountNews) => void
  readonly close: () => void
}

/** Between the windows of one browser; nothing of it is stored anywhere. */
export function accountChannel(hear: (news: AccountNews) => void): AccountChannel {
  // Very old browsers have none; their windows learn of each other at the next start.
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('account')
  // Only our own windows speak here, and only this file writes to it.
  channel.addEventListener('message', ({ data }: MessageEvent<AccountNews>) => hear(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- such a channel never leaves its origin
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() }
}
