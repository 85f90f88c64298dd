import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { temporaryDataFolder } from '../local-postgres.ts'
import { preparePlace } from '../postgres-place.ts'

export type PgBouncer = { readonly url: string; readonly stop: () => Promise<void> }

/** Debian's PgBouncer, as it comes but for its mode, in front of a database that trusts this machine. */
export async function startPgBouncer(databaseUrl: string, mode: 'session' | 'transaction'): Promise<PgBouncer> {
  const url = new URL(databaseUrl)
  const { data, identity } = await preparePlace(temporaryDataFolder())
  const port = await freePort()
  await writeFile(`${data}/users.txt`, `"${url.username}" ""\n`)
  await writeFile(
    `${data}/pgbouncer.ini`,
    [
      '[databases]',
      `* = host=${url.hostname} port=${url.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${data}/users.txt`,
      `pool_mode = ${mode}`,
      'default_pool_size = 50',
    ].join('\n'),
  )
  await chmod(data, 0o755)
  const child = spawn('/usr/sbin/pgbouncer', [`${data}/pgbouncer.ini`], { ...identity, cwd: '/', stdio: 'ignore' })
  await untilListening(port)
  url.port = String(port)
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill('SIGKILL')) await ended
    await rm(data, { recursive: true, force: true })
  }
  return { url: url.href, stop }
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isUp = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false)
    socket.destroy()
    if (isUp) return
    await wait(50)
  }
  throw new Error('PgBouncer did not start. Is it installed?')
}
