import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { changeRole, removeMember, type Role } from '../../workspace-contract.ts'
import { useTeamKey, type Member, type Members } from './team-queries.ts'
import { teamWords } from './team-words.ts'

export type MemberChanges = {
  readonly changeRole: (member: Member, role: Role) => void
  readonly remove: (member: Member) => void
}

/** What an admin does with members. */
export function useMemberChanges(): MemberChanges {
  return { changeRole: useChangeRole(), remove: useRemove() }
}

type Given = { readonly member: Member; readonly role: Role }

/** Another's role can be undone; giving up the own one cannot, so it is asked first. */
function useChangeRole(): MemberChanges['changeRole'] {
  const texts = useTexts(teamWords)
  const client = useQueryClient()
  const confirm = useConfirm()
  const queryKey = useTeamKey('members')
  const giving = useChange<Members, Given>({
    queryKey,
    apply: (members, { member, role }) => members.map((each) => (each.accountId === member.accountId ? { ...each, role } : each)),
    call: ({ member, role }) => call(changeRole, { accountId: member.accountId, role }),
    // Whoever is no longer admin cannot make themselves one.
    invert: ({ member }) => (member.isMe ? undefined : { member, role: member.role }),
    text: ({ member, role }) => fill(texts.roleChanged, { name: member.displayName, role: texts[role] }),
    entity: ({ member }) => member.accountId,
    mode: 'optimistic',
  })

  async function give(given: Given): Promise<void> {
    const { isMe, role: before } = given.member
    if (given.role === before) return
    const question = { title: texts.ownRoleTitle, body: texts.ownRoleText, verb: texts.ownRoleVerb, isDanger: true }
    if (isMe && !(await confirm(question))) return
    const hasChanged = await giving.run(given)
    // The own role decides what else shows here.
    if (hasChanged && isMe) await client.invalidateQueries({ queryKey: queryKey.slice(0, 2) })
  }

  return (member, role) => void give({ member, role })
}

/** Ends somebody's sessions at once, which nothing brings back. */
function useRemove(): MemberChanges['remove'] {
  const texts = useTexts(teamWords)
  const client = useQueryClient()
  const queryKey = useTeamKey('members')
  const [confirm, notify, explain] = [useConfirm(), useNotify(), useExplain()]

  async function send(member: Member): Promise<void> {
    const { accountId, displayName: name } = member
    try {
      client.setQueryData<Members>(queryKey, await call(removeMember, { accountId }))
      notify(fill(texts.removed, { name }), { kind: 'ok' })
    } catch (cause) {
      const isFounder = cause instanceof Problem && cause.code === 'conflict'
      if (isFounder) notify(fill(texts.founderStays, { name }), { kind: 'warn' })
      else explain({ text: fill(texts.removing, { name }), cause, retry: () => void send(member) })
      await client.invalidateQueries({ queryKey })
    }
  }

  async function remove(member: Member): Promise<void> {
    const { displayName: name } = member
    const [title, body] = [fill(texts.removeTitle, { name }), fill(texts.removeText, { name })]
    if (await confirm({ title, body, verb: texts.removeVerb, isDanger: true })) await send(member)
  }

  return (member) => void remove(member)
}
