import type { Pool } from 'pg'
import { projectPath } from '../src/main/project.ts'
import { filesPart } from './bench-apps/files.ts'
import { listsPart } from './bench-apps/lists.ts'
import { isQuick, measure, printed, type Figures } from './bench-apps/measure.ts'
import type { Bench, Part } from './bench-apps/part.ts'
import { registered, startBenchServer } from './bench-apps/server.ts'
import { projectPart } from './bench-apps/project.ts'
import { searchPart } from './bench-apps/search.ts'
import { shopPart } from './bench-apps/shop.ts'

// Every list, count and search call of the apps in a full workspace, one call after another, through the whole server.
// `--small` takes a tenth; `--keep` keeps the database in .local for the next run, which fills nothing again; a word fills and measures only
// the apps whose calls begin with it.
const isSmall = process.argv.includes('--small')
const isKept = process.argv.includes('--keep')
const wish = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''
const times = isSmall ? 20 : 60
const parts: readonly Part[] = [listsPart, shopPart, projectPart, filesPart, searchPart]

const server = await startBenchServer({}, isKept ? projectPath('.local/bench-apps') : undefined)
try {
  const { user, access_token: token } = await registered(server.base)
  const read = async (address: string): Promise<unknown> =>
    (await fetch(server.base + address, { headers: { authorization: `Bearer ${token}` } })).json()
  const { base, databaseUrl, owner } = server
  const bench: Bench = { base, databaseUrl, owner, workspaceId: user.workspace.id, accountId: user.uuid, read, share: isSmall ? 0.1 : 1 }
  const figures: Figures[] = []
  const wished = parts.filter(({ topics }) => wish === '' || topics.some((topic) => topic.startsWith(wish)))
  for (const { fill, topics } of wished) {
    const name = topics.join(' ')
    if (await isFilled(owner, name)) continue
    const begun = performance.now()
    const made = await fill(bench)
    await owner.query('insert into public.bench_part values ($1)', [name])
    console.log(`${made} made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }
  for (const { calls, besides } of wished) {
    const all = (await calls(bench)).filter(({ name }) => name.startsWith(wish))
    const measured: Figures[] = []
    for (const call of all) measured.push(await measure(server.base, token, call, call.isWhole ? 5 : times, owner))
    console.log(printed(measured))
    figures.push(...measured)
    if (besides) console.log(await besides(bench, token))
  }
  const lists = figures.filter(({ call }) => !call.isWhole)
  const quick = lists.filter(isQuick)
  console.log(`bench:apps: ${quick.length} of ${lists.length} calls with p95 within their limit (100 ms, search 150 ms, dashboards 300 ms)`)
  if (quick.length < lists.length) process.exitCode = 1
} finally {
  await server.stop()
}

async function isFilled(owner: Pool, part: string): Promise<boolean> {
  await owner.query('create table if not exists public.bench_part (name text primary key)')
  return (await owner.query('select from public.bench_part where name = $1', [part])).rowCount === 1
}
