import { sharedProduct } from './test.ts'
import type { SignedIn } from '../src/features/accounts/contract.ts'
import { acceptInvitation, invite } from '../src/features/accounts/workspace-contract.ts'
import { anAccount, type Account } from './accounts.ts'

type Team = { readonly anna: Account; readonly beat: Account; readonly beatId: string }

/** Two accounts of one workspace; nobody has opened a page yet. */
export async function aTeam(): Promise<Team> {
  const anna = await anAccount()
  const beat = await anAccount({ name: 'Beat Beispiel' })
  const { code } = (await post(anna, invite.path, { email: beat.email, role: 'staff' })) as { code: string } // their contracts say so
  const { user, access_token: token } = (await post(beat, acceptInvitation.path, { code })) as SignedIn
  return { anna, beat: { ...beat, token }, beatId: user.uuid }
}

async function post({ token }: Account, path: string, input: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${sharedProduct().address}${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return reply.json()
}
