import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { sql, type Kysely } from 'kysely'
import { ZipFile } from 'yazl'
import type { FileAnswer } from '../../../../kit/endpoint.ts'
import { readsGerman, type Language } from '../../../../kit/texts.ts'
import type { Member } from '../../../../platform/access.ts'
import { exportedFiles, exportReader, type AccountData, type ExportedFile } from '../../../../platform/account-data.ts'
import { shortly } from '../../../../platform/http.ts'
import type { AccountTables } from '../tables.ts'

type Deps = { readonly db: Kysely<AccountTables>; readonly data: readonly AccountData[] }
type Workspace = { readonly id: string; readonly name: string; readonly isAlone: boolean }

/** Everything that belongs to an account, written while it is read: neither room nor memory grows with it. */
export async function accountZip(deps: Deps, member: Member, language: Language | undefined): Promise<FileAnswer> {
  const account = await shortly(deps.db, member, (tx) => readAccountRows(tx, member.accountId))
  const day = new Date().toISOString().slice(0, 10)
  const readMe = language !== undefined && readsGerman(language) ? germanReadMe : englishReadMe
  const files = allFiles(
    deps,
    member,
    { 'README.txt': readMe, 'account.json': `${JSON.stringify(account.rows, null, 2)}\n` },
    account.workspaces,
  )
  return { name: `my-data-${day}.zip`, type: 'application/zip', content: zipOf(files) }
}

async function* allFiles(
  { db, data }: Deps,
  { accountId }: Member,
  first: Readonly<Record<string, string>>,
  workspaces: readonly Workspace[],
): AsyncIterable<ExportedFile> {
  for (const [path, text] of Object.entries(first)) yield { path, open: async () => Readable.from([text]) }
  const names = new Set<string>()
  for (const { id, name, isAlone } of workspaces) {
    const reader = exportReader(db, { accountId, workspaceId: id }, isAlone)
    const folder = freeName(name, names)
    for (const app of data) for await (const { path, open } of exportedFiles(app, reader)) yield { path: `${folder}/${path}`, open }
  }
}

/** A folder that every system takes, and no two alike. */
function freeName(name: string, taken: Set<string>): string {
  const plain =
    name
      .replace(/[^\p{L}\p{N} _-]/gu, '_')
      .trim()
      .slice(0, 60) || 'workspace'
  let free = plain
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${plain} ${number}`
  taken.add(free.toLowerCase())
  return free
}

/** Each file is opened when the one before it has been taken. What cannot be read makes the whole archive fail. */
function zipOf(files: AsyncIterable<ExportedFile>): PassThrough {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.on('error', (error: Error) => out.destroy(error))
  zip.outputStream.pipe(out)
  void fillZip(zip, files, out).catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error('The export failed.')))
  return out
}

async function fillZip(zip: ZipFile, files: AsyncIterable<ExportedFile>, out: PassThrough): Promise<void> {
  for await (const { path, open } of files) {
    // Who leaves in the middle is read to no longer.
    if (out.destroyed) return
    const content = await open()
    const close = (): void => void content.destroy()
    out.once('close', close)
    zip.addReadStream(content, path.replace(/^\/+|\.\.\//g, ''), { mtime: new Date() })
    await finished(content, { writable: false })
    out.off('close', close)
  }
  zip.end()
}

type AccountRows = { readonly rows: unknown; readonly workspaces: readonly Workspace[] }

async function readAccountRows(db: Kysely<AccountTables>, accountId: string): Promise<AccountRows> {
  const { rows } = await sql<{ rows: unknown; workspaces: Workspace[] }>`
    select jsonb_build_object(
      'name', a.display_name, 'email', a.email, 'email_proved_at', a.email_proved_at, 'signs_in_with', a.provider,
      'created_at', a.created_at, 'picture', a.photo_url, 'settings', a.settings, 'shortcuts', a.shortcuts,
      'workspaces', (select jsonb_agg(jsonb_build_object('name', w.name, 'role', m.role, 'joined_at', m.joined_at))
        from accounts.membership m join accounts.workspace w on w.id = m.workspace_id where m.account_id = a.id),
      'sessions', (select jsonb_agg(jsonb_build_object('browser', s.browser, 'system', s.system, 'begun_at', s.created_at, 'used_at', s.used_at))
        from accounts.session s where s.account_id = a.id),
      'access_tokens', (select jsonb_agg(jsonb_build_object('name', t.name, 'rights', t.rights, 'made_at', t.made_at, 'expires_at', t.expires_at))
        from accounts.access_token t where t.account_id = a.id)) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'isAlone', not accounts.has_colleagues(w.id)) order by w.created_at), '[]')
        from accounts.membership m join accounts.workspace w on w.id = m.workspace_id where m.account_id = a.id) as workspaces
    from accounts.account a where a.id = ${accountId}::uuid`.execute(db)
  return rows[0] ?? { rows: {}, workspaces: [] }
}

const englishReadMe = `Your data

account.json holds your account: name, address, settings, workspaces, sessions and access tokens (never a password).
Each workspace you belong to has a folder, and in it each app has one. The files are JSON, which every programming
language reads and every text editor opens. Mails are also in mail/mails.mbox for mail programs, events in
calendar/events-1.ics for calendars, contacts in contacts/contacts.csv for address books and spreadsheets. Files and
attachments are in the folders «contents»; their names begin with the id by which the JSON files refer to them.

Where you are the only member, everything in the workspace is yours and in here. Where you work with others, you find
what you wrote, own or marked. What your colleagues wrote is theirs. Not in here: search indexes, figures computed from
other rows, and transfers under way.
`

const germanReadMe = `Ihre Daten

account.json enthält Ihr Konto: Name, Adresse, Einstellungen, Arbeitsbereiche, Sitzungen und Zugriffstokens (nie ein
Passwort). Für jeden Arbeitsbereich gibt es einen Ordner und darin für jede App einen. Die Dateien sind JSON: Jede
Programmiersprache liest sie, jeder Texteditor öffnet sie. Mails finden Sie auch in mail/mails.mbox für Mailprogramme,
Termine in calendar/events-1.ics für Kalender, Kontakte in contacts/contacts.csv für Adressbücher und Tabellen. Dateien
und Anhänge liegen in den Ordnern «contents»; ihr Name beginnt mit der Kennung, unter der die JSON-Dateien sie nennen.

Sind Sie das einzige Mitglied, gehört Ihnen alles im Arbeitsbereich, und es ist hier enthalten. Arbeiten Sie mit
anderen, finden Sie hier, was Sie geschrieben haben, was Ihnen gehört und was Sie markiert haben. Was andere
geschrieben haben, gehört ihnen. Nicht enthalten sind der Suchindex, berechnete Zahlen und laufende Übertragungen.
`
