import { sql, type Transaction } from 'kysely'
import type { Officer } from '../../../../platform/access.ts'
import { storable, storableJson } from '../../../../platform/storable-text.ts'
import type { Why } from '../../find-contract.ts'
import type { lookActions } from '../../trust-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'

export type NewLook = {
  readonly canton: string
  readonly officer: Officer
  readonly action: (typeof lookActions)[number]
  readonly why: Why
  readonly question: Readonly<Record<string, unknown>>
  readonly subjects: readonly string[]
}

/** Records who looked at whom and why, for good. Without this nothing is shown: it is part of the same transaction. */
export async function keepLook(tx: Transaction<NoTables>, look: NewLook): Promise<void> {
  const { canton, officer, action, why, question, subjects } = look
  await sql`
    insert into desk.look (canton, officer, officer_name, action, reason, note, question, subjects)
    values (${canton}, ${officer.id}, ${officer.name}, ${action}, ${why.reason}, ${storable(why.note)}, ${storableJson(question)}::jsonb,
      ${[...subjects]}::text[])`.execute(tx)
}
