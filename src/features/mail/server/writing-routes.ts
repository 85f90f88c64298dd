import type { Kysely, Transaction } from 'kysely'
import type { Member } from '../../../platform/access.ts'
import type { Config } from '../../../platform/config.ts'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publishTo } from '../../../platform/live.ts'
import type { IsOfficeName } from '../../../platform/office-name.ts'
import type { Notices } from '../../../platform/notices.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { findAddresses, readSender, saveDraft, sendMail, unsendMail } from '../contract.ts'
import type { Person } from '../mail.ts'
import { storable } from '../../../platform/storable-text.ts'
import { keepDraft, type Owner, type Sender } from './draft-store.ts'
import { readOne } from './mail-store.ts'
import { send, unsend } from './send.ts'
import type { MailTables } from './tables.ts'

type Tx = Transaction<MailTables>
type Seen = Transaction<NoTables>

/** Finds people whose name or address goes on like this. */
type AddressSource = (tx: Seen, q: string) => Promise<readonly Person[]>
export type WritingNeeds = {
  readonly db: Kysely<MailTables>
  readonly config: Config
  /** Who may be written to; whom the first one knows stands first. */
  readonly addresses: readonly AddressSource[]
  /** The account itself, as others see it. */
  readonly self: (tx: Seen) => Promise<Sender>
  /** Which of these addresses belong to people of the workspace, in small letters. */
  readonly colleagues: (tx: Seen, emails: readonly string[]) => Promise<readonly string[]>
  readonly isOfficeName: IsOfficeName
  readonly notices: Pick<Notices, 'setGone'>
}

const mostOffered = 10

/** Writing, sending and taking back. */
export function writingRoutes({ db, config, addresses, self, colleagues, isOfficeName }: WritingNeeds): readonly Route[] {
  const ownerOf = async (tx: Tx, { accountId, workspaceId }: Member): Promise<Owner> => ({
    accountId,
    workspaceId,
    self: await self(seen(tx)),
  })
  const sending = {
    holdSeconds: config.MAIL_HOLD_SECONDS,
    limits: { perAccount: config.MAIL_PER_ACCOUNT, perWorkspace: config.MAIL_PER_WORKSPACE },
    isOfficeName,
    host: config.SMTP_FROM?.split('@')[1] ?? 'workspace.invalid',
    colleagues: (tx: Tx, emails: readonly string[]) => colleagues(seen(tx), emails),
  }
  return [
    workspaceRoute(saveDraft, db, async (draft, tx, member) => {
      await keepDraft(tx, await ownerOf(tx, member), draft)
      await publishTo(tx, 'mail', member.accountId)
      return readOne(tx, draft.id)
    }),
    workspaceRoute(sendMail, db, async (draft, tx, member) => {
      await send(tx, await ownerOf(tx, member), draft, sending)
      await publishTo(tx, 'mail', member.accountId)
      return readOne(tx, draft.id)
    }),
    workspaceRoute(unsendMail, db, async ({ mailId }, tx, { accountId }) => {
      await unsend(tx, mailId)
      await publishTo(tx, 'mail', accountId)
      return readOne(tx, mailId)
    }),
    workspaceRoute(readSender, db, async (_input, tx) => {
      const { email, isProved } = await self(seen(tx))
      return { email, isProved }
    }),
    workspaceRoute(findAddresses, db, async ({ q }, tx) => {
      const found: Person[] = []
      for (const source of addresses) found.push(...(await source(seen(tx), storable(q))))
      return eachOnce(found).slice(0, mostOffered)
    }),
  ]
}

function eachOnce(people: readonly Person[]): Person[] {
  const byEmail = new Map<string, Person>()
  for (const { name, email } of people) if (!byEmail.has(email.toLowerCase())) byEmail.set(email.toLowerCase(), { name, email })
  return [...byEmail.values()]
}

export function seen(tx: Tx): Seen {
  return tx as unknown as Seen // the same transaction, seen without our tables
}
