import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, linkSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs'
import { projectPath } from '../../src/main/project.ts'

export type Env = Readonly<Record<string, string>>
/** As whom, where and with what a program runs in a room. */
export type Stay = {
  readonly kind: 'build' | 'run' | 'open'
  readonly user: string
  readonly place: string
  readonly env: Env
  readonly files?: string
}
export type Room = {
  readonly folder: string
  /** The program itself gets the signals: nothing stands between. */
  readonly start: (stay: Stay, program: readonly string[]) => ChildProcess
  readonly run: (stay: Stay, program: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>
}

const path = '/base/bin:/usr/local/bin:/usr/bin:/bin'

/** A folder that stands for the root of a container whose base is this machine's system with the Node of the project. */
export function makeRoom(folder: string): Room {
  mkdirSync(`${folder}/base/bin`, { recursive: true })
  linkSync(realpathSync(process.execPath), `${folder}/base/bin/node`)
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const place = `/${name}`
    if (existsSync(place) && lstatSync(place).isSymbolicLink()) symlinkSync(readlinkSync(place), `${folder}${place}`)
  }
  const start: Room['start'] = ({ kind, user, place, env, files }, program) =>
    spawn(
      'unshare',
      [
        '--mount',
        '--propagation',
        'private',
        projectPath('scripts/deliver/enter-room.sh'),
        folder,
        kind,
        user,
        place,
        files ?? '-',
        ...program,
      ],
      { env: { PATH: path, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
  return {
    folder,
    start,
    run: (stay, program) =>
      new Promise((settle, fail) => {
        const child = start(stay, program)
        let output = ''
        child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
        child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
        child.once('error', fail)
        child.once('close', (code) => settle({ code: code ?? 1, output }))
      }),
  }
}
