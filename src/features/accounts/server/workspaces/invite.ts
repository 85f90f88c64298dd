import type { Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import type { Member } from '../../../../platform/access.ts'
import { registrationFaults } from '../../registration.ts'
import type { invite } from '../../workspace-contract.ts'
import { texts } from '../../workspace-texts.ts'
import type { AccountTables } from '../tables.ts'
import { clearInvitations, insertInvitation, readInvitations } from './invitation-store.ts'
import { readMembers } from './member-store.ts'
import { lockWorkspace } from './workspace-store.ts'

const mostInvitations = 50

type Made = Awaited<ReturnType<typeof insertInvitation>>
type Refused = Extract<OutputOf<typeof invite>, { error: unknown }>

/** Invites an address, unless it cannot be one or needs no invitation. */
export async function invited(
  tx: Transaction<AccountTables>,
  { workspaceId, accountId }: Member,
  { email: written, role }: InputOf<typeof invite>,
): Promise<Made | Refused> {
  const email = written.trim()
  const fault = registrationFaults({ displayName: '', email, password: '' }).email
  if (fault !== null) return refused(fault)
  await lockWorkspace(tx, workspaceId)
  const members = await readMembers(tx, workspaceId)
  if (members.some((member) => member.email.toLowerCase() === email.toLowerCase())) return refused(texts.alreadyMember)
  await clearInvitations(tx, workspaceId, email)
  const open = await readInvitations(tx, workspaceId)
  if (open.length >= mostInvitations) return refused(texts.manyInvitations)
  return insertInvitation(tx, { workspaceId, invitedBy: accountId, email, role })
}

function refused(email: string): Refused {
  return { error: { email } }
}
