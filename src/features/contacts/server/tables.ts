import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Moment = ColumnType<Date, string | undefined, string>
type MomentOrNone = ColumnType<Date | null, string | null | undefined, string | null>
type Text = Generated<string>

export type ContactColumns = {
  name: string
  last_name: Text
  avatar: Text
  nickname: Text
  company: Text
  job_title: Text
  email: Text
  phone: Text
  address: Text
  birthday: Text
  notes: Text
}
type ContactRow = ContactColumns & {
  workspace_id: string
  id: Generated<string>
  deleted_at: MomentOrNone
  import_id: ColumnType<string | null, string | undefined, string | null>
  version: Generated<number>
  list_key: GeneratedAlways<string>
  email_key: GeneratedAlways<string>
}
type OfAccount = { workspace_id: string; account_id: string; contact_id: string }

export type ContactsTables = {
  'contacts.contact': ContactRow
  'contacts.own_contact': ContactRow
  'contacts.star': OfAccount & { passed_from: string | null }
  'contacts.use': OfAccount & { uses: Generated<number>; used_at: Moment }
  'contacts.contact_group': { workspace_id: string; id: string; name: string; position: number; deleted_at: MomentOrNone }
  'contacts.group_member': { workspace_id: string; group_id: string; contact_id: string }
}
