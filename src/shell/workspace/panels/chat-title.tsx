import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the head of the chat panel takes in a name. */
export const ChatTitleSlot = createContext<HTMLElement | null>(null)

/** For the app that fills the chat panel: who one talks to, in the head of the panel instead of «Team Chat». */
export function ChatTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const slot = use(ChatTitleSlot)
  return slot ? createPortal(children, slot) : null
}
