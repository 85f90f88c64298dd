import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { exportAccount } from '../src/features/accounts/account-contract.ts'
import { projectPath } from '../src/main/project.ts'
import { migrate } from '../src/platform/migrate.ts'
import { registered } from './bench-apps/server.ts'
import { sendFile } from './bench-upload/sent-file.ts'
import { startServerApart } from './bench-upload/server-apart.ts'
import { createDatabase, startLocalPostgres } from './local-postgres.ts'

// All data of a large account as one ZIP, through the whole server: its memory must not grow with it. The numbers behind it say how many
// rows, and how many MB of files: 100,000 and 1024 unless told otherwise.
const rows = Number(process.argv[2] ?? 100_000)
const megabytes = Number(process.argv[3] ?? 1024)
const mb = 1024 ** 2
const fileMegabytes = Math.min(128, megabytes)
// Uploads and collected garbage included; an archive held as a whole would be five times as much.
const mostGrowth = 200

const folder = await mkdtemp(`${tmpdir()}/bench-export-`)
const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true })
await createDatabase(local.url('postgres'), 'export')
// NOTE without the time limits of the application: what is filled in takes as long as it takes.
const owner = new pg.Pool({ connectionString: local.url('export'), max: 2 })
owner.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
await migrate(owner, projectPath('db/migrations'), () => {})
const server = await startServerApart({ DATABASE_URL: local.url('export'), FILES_FOLDER: `${folder}/files` })

async function exported(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(server.base + exportAccount.path, { method: 'POST', headers, body: '{}' })
  if (!reply.ok || !reply.body) throw new Error(`export: ${reply.status} ${await reply.text()}`)
  let bytes = 0
  for await (const chunk of reply.body) bytes += chunk.length
  return bytes
}

try {
  const { access_token: token } = await registered(server.base)
  const line = { base: server.base, token }
  // What any server takes once it has served a few files and an export is not the account's.
  await sendFile(line, 20 * mb)
  await exported(token)
  const before = await server.peak()
  // Their names tell their sizes, which therefore differ.
  for (let sent = 0; sent < megabytes; sent += fileMegabytes) await sendFile(line, fileMegabytes * mb + sent)
  // What is searched and counted of them does not matter here.
  const client = await owner.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into contacts.contact (workspace_id, name, last_name, email, notes)
     select w.id, 'Person', n::text, n || '@example.com', repeat('Notiz ', 40) from accounts.workspace w, generate_series(1, $1::int) n`,
    [rows],
  )
  // As the database does by itself within minutes.
  await client.query('analyze contacts.contact')
  client.release()
  const begun = performance.now()
  const bytes = await exported(token)
  const seconds = (performance.now() - begun) / 1000
  const grown = (await server.peak()) - before
  console.log(`${rows} rows and ${megabytes} MB of files: ${(bytes / mb).toFixed(0)} MB in ${seconds.toFixed(1)} s`)
  console.log(`memory of the server: ${(before / mb).toFixed(0)} MB before, ${(grown / mb).toFixed(0)} MB more at most`)
  if (bytes < megabytes * mb || grown > mostGrowth * mb) process.exitCode = 1
} finally {
  await server.stop()
  await owner.end()
  await local.stop()
  await rm(folder, { recursive: true, force: true })
}
