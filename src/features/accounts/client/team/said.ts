import { texts as answers } from '../../api-texts.ts'
import { texts as workspaceAnswers } from '../../workspace-texts.ts'
import type { texts as words } from './texts.ts'

/** What the server found wrong with an address, in the language of the page. */
export function said(message: string, texts: typeof words): string {
  const known: Readonly<Record<string, string>> = {
    [workspaceAnswers.alreadyMember]: texts.alreadyMember,
    [workspaceAnswers.manyInvitations]: texts.manyInvitations,
    [answers.noEmail]: texts.notEmail,
  }
  return known[message] ?? message
}
