import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { ChatUser, Status, updateUser } from '../contract.ts'
import { readChatList } from './chat-store.ts'
import { visibleStatus, type Members } from './people-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Said = Pick<ChatUser, 'status' | 'mood' | 'enterSends'>

const nothingSaid: Said = { status: 'online', mood: '', enterSends: true }

/** Oneself. The status is the one that was chosen, whatever others see of it. */
export async function readUser(tx: Tx, id: string, members: Members): Promise<ChatUser> {
  const self = (await members(tx)).find((member) => member.id === id)
  return { id, name: self?.name ?? '', avatar: self?.avatar ?? '', ...(await readSaid(tx)), chatList: await readChatList(tx) }
}

async function readSaid(tx: Tx): Promise<Said> {
  const { rows } = await sql<Said>`
    select status, mood, enter_sends as "enterSends" from chat.person where account_id = platform.account()`.execute(tx)
  return rows[0] ?? nothingSaid
}

/** Changes what is sent; tells whether anything is different now. */
export async function storeSaid(tx: Tx, { status, mood, enterSends }: InputOf<typeof updateUser>): Promise<boolean> {
  const { numAffectedRows: isNew = 0n } = await sql`
    insert into chat.person (workspace_id, account_id) values (platform.workspace(), platform.account()) on conflict do nothing`.execute(tx)
  const wish = {
    status: sql`coalesce(${status ?? null}::text, status)`,
    mood: sql`coalesce(${mood === undefined ? null : storable(mood)}::text, mood)`,
    enterSends: sql`coalesce(${enterSends ?? null}::boolean, enter_sends)`,
  }
  const { numAffectedRows = 0n } = await sql`
    update chat.person set status = ${wish.status}, mood = ${wish.mood}, enter_sends = ${wish.enterSends}
    where account_id = platform.account()
      and (status, mood, enter_sends) is distinct from (${wish.status}, ${wish.mood}, ${wish.enterSends})`.execute(tx)
  return isNew + numAffectedRows > 0n
}

/** Notes that somebody is here, at most every 30 seconds; tells whether others see another status from now on. */
export async function noteHere(tx: Tx): Promise<{ readonly status: Status; readonly hasChanged: boolean }> {
  const { rows } = await sql<{ status: Status; seen: Status; isFresh: boolean }>`
    select status, ${visibleStatus} as seen, coalesce(seen_at > platform.moment() - interval '30 seconds', false) as "isFresh"
    from chat.person where account_id = platform.account()`.execute(tx)
  const { status, seen, isFresh } = rows[0] ?? { status: nothingSaid.status, seen: 'offline', isFresh: false }
  if (isFresh) return { status, hasChanged: false }
  await sql`
    insert into chat.person (workspace_id, account_id, seen_at) values (platform.workspace(), platform.account(), platform.moment())
    on conflict (workspace_id, account_id) do update set seen_at = excluded.seen_at`.execute(tx)
  return { status, hasChanged: seen !== status }
}
