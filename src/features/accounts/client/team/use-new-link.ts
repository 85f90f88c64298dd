import { useQueryClient } from '@tanstack/react-query'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { invite } from '../../workspace-contract.ts'
import { said } from './said.ts'
import { useTeamKey, type Invitation, type MadeLink } from './team-queries.ts'
import { teamWords } from './team-words.ts'

/** Invites the same address again: the link before this one stops working. */
export function useNewLink(onLink: (made: MadeLink) => void): (invitation: Invitation) => Promise<void> {
  const texts = useTexts(teamWords)
  const { language } = useLanguage()
  const client = useQueryClient()
  const queryKey = useTeamKey('invitations')
  const explain = useExplain()
  const notify = useNotify()
  return async function makeLink(invitation) {
    const { email, role } = invitation
    try {
      const answer = await call(invite, { email, role }, { language })
      if ('error' in answer) notify(said(answer.error.email, texts), { kind: 'warn' })
      else onLink(answer)
      await client.invalidateQueries({ queryKey })
    } catch (cause) {
      explain({ text: fill(texts.makingLink, { email }), cause, retry: () => void makeLink(invitation) })
    }
  }
}
