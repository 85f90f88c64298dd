import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { projectPath } from '../src/main/project.ts'
import { createPool } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'
import { registered } from './bench-apps/server.ts'
import { fetchedSha, sendFile } from './bench-upload/sent-file.ts'
import { startServerApart } from './bench-upload/server-apart.ts'
import { createDatabase, startLocalPostgres } from './local-postgres.ts'

// One large file through the whole server, piece by piece, with a line that breaks in the middle; then back again. The number behind it
// says how many MB, 1024 unless told otherwise.
const megabytes = Number(process.argv[2] ?? 1024)
const mostGrowth = 100
const folder = await mkdtemp(`${tmpdir()}/bench-upload-`)
const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true })
await createDatabase(local.url('postgres'), 'upload')
const owner = createPool({ url: local.url('upload'), connections: 2 }, () => {})
await migrate(owner, projectPath('db/migrations'), () => {})
await owner.end()
const server = await startServerApart({ DATABASE_URL: local.url('upload'), FILES_FOLDER: `${folder}/files` })
try {
  const { access_token: token } = await registered(server.base)
  const line = { base: server.base, token }
  // What any server takes once it has served a few requests is not the file's.
  await sendFile(line, 20 * 1024 ** 2)
  const before = await server.rss()
  const begun = performance.now()
  const { id, sha, sent } = await sendFile(line, megabytes * 1024 ** 2)
  const seconds = (performance.now() - begun) / 1000
  const isSame = (await fetchedSha(line, id)) === sha
  const [peak, grown] = [await server.peak(), (await server.peak()) - before]
  const mb = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0)
  console.log(`${mb(sent)} MB in ${seconds.toFixed(1)} s, ${(sent / 1024 ** 2 / seconds).toFixed(0)} MB/s, one break`)
  console.log(`memory of the server: ${mb(before)} MB before, ${mb(peak)} MB at most, ${mb(grown)} MB more`)
  console.log(`SHA-256 of what came back: ${isSame ? 'the same' : 'ANOTHER'}`)
  if (!isSame || grown > mostGrowth * 1024 ** 2) process.exitCode = 1
} finally {
  await server.stop()
  await local.stop()
  await rm(folder, { recursive: true, force: true })
}
