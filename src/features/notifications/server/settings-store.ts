import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { noticeKinds } from '../../../kit/notice-kinds.ts'
import { Problem } from '../../../kit/problem.ts'
import type { saveSettings, Settings } from '../contract.ts'
import { readQuiet } from './notification-store.ts'
import type { NotificationTables } from './tables.ts'

type Tx = Transaction<NotificationTables>
type Choices = Settings['choices']

export async function readOwnSettings(tx: Tx): Promise<Omit<Settings, 'mail'>> {
  const { rows } = await sql<{ kind: keyof Choices; via: Choices[keyof Choices] }>`
    select kind, via from notifications.choice where account_id = platform.account()`.execute(tx)
  const chosen = new Map(rows.map(({ kind, via }) => [kind, via]))
  const choices = Object.fromEntries(noticeKinds.map((kind) => [kind, chosen.get(kind) ?? 'here'])) as Choices // all kinds are in the list
  return { choices, quietUntil: await readQuiet(tx) }
}

export async function storeSettings(tx: Tx, { choices = {}, quietUntil }: InputOf<typeof saveSettings>): Promise<void> {
  const rows = Object.entries(choices).map(([kind, via]) => ({ kind, via }))
  await sql`
    insert into notifications.choice (account_id, kind, via)
    select platform.account(), kind, via from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as chosen (kind text, via text)
    on conflict (account_id, kind) do update set via = excluded.via`.execute(tx)
  if (quietUntil !== undefined) await storeQuiet(tx, quietUntil)
}

async function storeQuiet(tx: Tx, until: string | null): Promise<void> {
  const { rows } = await sql<{ isFit: boolean }>`
    select ${until}::timestamptz is null or ${until}::timestamptz <= platform.moment() + interval '2 days' as "isFit"`.execute(tx)
  if (rows[0]?.isFit !== true) throw new Problem('invalid-input', 'Notifications can be quiet for two days at most.')
  await sql`
    insert into notifications.preference (account_id, quiet_until) values (platform.account(), ${until}::timestamptz)
    on conflict (account_id) do update set quiet_until = excluded.quiet_until`.execute(tx)
}
