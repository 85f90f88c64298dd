import { sharedProduct } from './test.ts'
import type { SignedIn } from '../src/features/accounts/contract.ts'
import { acceptInvitation, invite } from '../src/features/accounts/workspace-contract.ts'
import { profileSample } from '../db/samples/profile.ts'
import { dayAt } from '../src/kit/plain-date.ts'
import { connect, createPool } from '../src/platform/database.ts'
import { confine } from '../src/platform/http.ts'
import type { NoTables } from '../src/platform/sample.ts'
import { anAccount, type Account } from './accounts.ts'
import { now } from './setup.ts'

/** An account whose profile is filled like those of the demo. */
export async function aFilledProfile(): Promise<Account> {
  const account = await anAccount()
  const owner = createPool({ url: sharedProduct().databaseUrl, connections: 1, clock: now }, () => {})
  const { rows } = await owner.query<{ accountId: string; workspaceId: string }>(
    'select id as "accountId", workspace_id as "workspaceId" from accounts.account where email = $1',
    [account.email],
  )
  const { accountId = '', workspaceId = '' } = rows[0] ?? {}
  await connect<NoTables>(owner)
    .transaction()
    .execute(async (tx) => {
      await confine(tx, { accountId, workspaceId })
      await profileSample(tx, { accountId, workspaceId, today: dayAt(new Date(now), 'Europe/Zurich'), language: 'en' })
    })
  await owner.end()
  return account
}

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
