import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { declineInvitation, joinInvitation, listOwnInvitations } from '../../account-contract.ts'
import { useTeamKey } from '../team/team-queries.ts'
import { useMove } from '../team/use-move.ts'
import { switchWords } from './switch-words.ts'

export type OwnInvitations = OutputOf<typeof listOwnInvitations>
export type OwnInvitation = OwnInvitations[number]

/** Invitations to one's own address. They come from workspaces that one does not hear of yet, so a page that is looked at again asks again. */
export function useOwnInvitations(): UseQueryResult<OwnInvitations> {
  return useQuery({ queryKey: useTeamKey('own-invitations'), queryFn: ({ signal }) => call(listOwnInvitations, {}, { signal }) })
}

type Answers = {
  readonly join: (invitation: OwnInvitation) => Promise<void>
  readonly decline: (invitation: OwnInvitation) => Promise<void>
}

export function useInvitationAnswers(): Answers {
  const texts = useTexts(switchWords)
  const move = useMove()
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const queryKey = useTeamKey('own-invitations')
  const confirm = useConfirm()
  const notify = useNotify()
  const explain = useExplain()

  async function decline(invitation: OwnInvitation): Promise<void> {
    const name = invitation.workspaceName
    const isSure = await confirm({
      title: fill(texts.declineTitle, { name }),
      body: texts.declineText,
      verb: texts.decline,
      isDanger: true,
    })
    if (isSure) await sendDecline(invitation)
  }

  async function sendDecline(invitation: OwnInvitation): Promise<void> {
    const name = invitation.workspaceName
    try {
      client.setQueryData(queryKey, await call(declineInvitation, { id: invitation.id }))
      notify(fill(texts.declined, { name }), { kind: 'ok' })
    } catch (cause) {
      await client.invalidateQueries({ queryKey })
      explain({ text: fill(texts.declining, { name }), cause, retry: () => void sendDecline(invitation) })
    }
  }

  return {
    join: ({ id, workspaceName: name }) =>
      move({ text: fill(texts.joining, { name }), ask: () => call(joinInvitation, { id }), onMoved: () => navigate('/apps/team') }),
    decline,
  }
}
