import { copyFile, cp, open, readdir, rename, rm } from 'node:fs/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { runCommand } from '../run-command.ts'
import { fillRegister } from '../crash/register.ts'
import type { Proof } from '../proof.ts'
import { askFor, forgotten, type Acknowledged } from './acknowledged.ts'
import { ask, prepareRig, type Restored, type Rig } from './rig.ts'

const part = 200

/** A backup under way, requests before and after it, a table dropped by mistake, the machine lost; and back to two moments. */
export async function* proveRestore(): AsyncGenerator<readonly Proof[]> {
  const rig = await prepareRig()
  try {
    yield* proveWith(rig)
  } finally {
    await rm(rig.folder, { recursive: true, force: true })
  }
}

async function* proveWith(rig: Rig): AsyncGenerator<readonly Proof[]> {
  await prepareProduct(rig)
  const first = await askFor(rig.url, 0, part)
  const backup = await rig.backup()
  const second = await askFor(rig.url, part, 2 * part)
  await command(['seal-audit', '--yes'], rig.url)
  const early = await now(rig)
  const third = await askFor(rig.url, 2 * part, 3 * part)
  const late = await now(rig)
  await rig.query('drop table extension.request cascade')
  await rig.untilArchived()
  await rig.lose()

  yield await proveMoment(rig, { name: 'early', backup, until: early, kept: [...first, ...second], lost: third })
  yield await proveMoment(rig, { name: 'late', backup, until: late, kept: [...first, ...second, ...third], lost: [] })
  yield await proveControls(rig, backup, late)
}

async function prepareProduct({ url }: Rig): Promise<void> {
  const pool = createPool({ url, connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.end()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillRegister(client, 'musterland', 3 * part)
  await client.end()
}

async function now(rig: Rig): Promise<string> {
  const [row] = await rig.query<{ now: string }>('select clock_timestamp()::text as now')
  return row?.now ?? ''
}

async function command(words: readonly string[], database: string): Promise<string> {
  process.env.DATABASE_URL = database
  const { code, output } = await runCommand('node', ['src/main/start.ts', 'cli', ...words])
  return code === 0 ? (output.trim().split('\n')[0] ?? '') : `failed: ${output.trim().split('\n').at(-1)}`
}

type Moment = {
  readonly name: string
  readonly backup: string
  readonly until: string
  readonly kept: readonly Acknowledged[]
  readonly lost: readonly Acknowledged[]
}

async function proveMoment(rig: Rig, { name, backup, until, kept, lost }: Moment): Promise<readonly Proof[]> {
  const begun = performance.now()
  const server = await rig.restore(name, backup, until)
  const seconds = (performance.now() - begun) / 1000
  try {
    const [row] = await ask<{ count: number }>(server.url, 'select count(*)::int as count from extension.request')
    const chain = await command(['verify-audit'], server.url)
    const missing = await forgotten(server.url, kept)
    return [
      {
        title: `back to the ${name} moment: every request acknowledged until then, and none of later`,
        isTrue: row?.count === kept.length && missing === 0,
        figures: `${row?.count} requests, ${kept.length} acknowledged before, ${lost.length} after, ${missing} not answered as then; ${seconds.toFixed(1)} s`,
      },
      { title: `the chain of the ${name} moment is whole`, isTrue: chain.startsWith('The chain is whole'), figures: chain },
    ]
  } finally {
    await server.stop()
  }
}

/** What is broken must not look restored. */
async function proveControls(rig: Rig, backup: string, until: string): Promise<readonly Proof[]> {
  const spoiled = `${rig.folder}/backups/spoiled`
  await rig.run('cp', ['-R', backup, spoiled])
  await flipByte(`${spoiled}/PG_VERSION`)
  const pieces = (await readdir(rig.archive)).filter((each) => /^[0-9A-F]{24}$/.test(each)).toSorted()
  const last = pieces.at(-1) ?? ''
  await rename(`${rig.archive}/${last}`, `${rig.folder}/${last}`)
  const short = await outcome(() => rig.restore('short', backup, until))
  await copyFile(`${rig.folder}/${last}`, `${rig.archive}/${last}`)
  await cp(`${rig.folder}/${last}`, `${rig.folder}/other-piece`)
  await flipByte(`${rig.folder}/other-piece`)
  const script = `${rig.folder}/scripts/archive-wal.sh`
  return [
    control('a backup with one other byte is refused', await outcome(() => rig.restore('spoiled', spoiled, until))),
    control('an archive that ends too early is told, not passed over', short),
    control('nothing is put over a server that is there', await outcome(() => rig.restore('early', backup, until))),
    control(
      'another piece under a name in the archive is refused',
      await outcome(() => rig.run(script, [`${rig.folder}/other-piece`, last, rig.archive])),
    ),
  ]
}

async function flipByte(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, 0)
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, 0)
  await handle.close()
}

async function outcome(work: () => Promise<Restored | string>): Promise<string> {
  try {
    const made = await work()
    if (typeof made !== 'string') await made.stop()
    return ''
  } catch (error) {
    return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? 'failed') : 'failed'
  }
}

function control(title: string, complaint: string): Proof {
  return {
    title: `control: ${title}`,
    isTrue: complaint !== '',
    figures: complaint === '' ? 'taken as if it were whole' : complaint.slice(0, 160),
  }
}
