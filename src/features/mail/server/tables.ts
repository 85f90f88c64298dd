import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Moment = ColumnType<Date, string, string>
/** Set by the database itself. */
type Stamp = ColumnType<Date, string | undefined, string>
type Json = ColumnType<unknown, string | undefined, string>

type MailRow = {
  workspace_id: string
  account_id: string
  id: Generated<string>
  folder: number
  from_name: Generated<string>
  from_email: Generated<string>
  from_avatar: Generated<string>
  to: Json
  cc: Json
  bcc: Json
  subject: Generated<string>
  message: Generated<string>
  plain: Generated<string>
  time: Stamp
  read: Generated<boolean>
  starred: Generated<boolean>
  important: Generated<boolean>
  labels: Generated<number[]>
  attachments: Json
  has_attachments: GeneratedAlways<boolean>
  thread_id: Generated<string>
  message_id: string | null
  in_reply_to: string | null
  state: Generated<'kept' | 'sending' | 'failed'>
  send_at: Moment | null
  import_id: string | null
  version: Generated<number>
}
type TrustedSender = { workspace_id: string; account_id: string; email: string }
type Delivery = {
  workspace_id: string
  account_id: string
  mail_id: string
  email: string
  state: Generated<'waiting' | 'reached' | 'failed' | 'told'>
  reason: Generated<string>
  is_beyond: boolean
  made_at: Stamp
}

export type MailTables = {
  'mail.mail': MailRow
  'mail.trusted_sender': TrustedSender
  'mail.delivery': Delivery
}
