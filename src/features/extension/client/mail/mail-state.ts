import type { MailPageKind } from '../../deadline-mail.ts'
import type { FlowState } from '../flow-store.ts'

/** The code of a link in a mail. */
export function mailCodeIn(search: string): string | undefined {
  return new URLSearchParams(search).get('code') ?? undefined
}

/** What the page behind such a link is rendered from. */
export function stateOfMailPage(mailPage: MailPageKind): FlowState {
  return { mailPage }
}
