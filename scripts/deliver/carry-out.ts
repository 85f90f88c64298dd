import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastOf, pairsOf, type Stage, type Step } from './containerfile.ts'
import { makeRoom, type Env, type Room, type Stay } from './room.ts'

/** What an image is: a tree, and how to start it. */
export type Built = {
  readonly room: Room
  readonly env: Env
  readonly user: string
  readonly place: string
  readonly entry: readonly string[]
}
/** How some of the commands are carried out in another way than by running them. */
type Instead = (command: string, place: string) => string | undefined
type State = { user: string; place: string; env: Record<string, string> }

/** Carries out the stages of a Containerfile, each in a room of its own; the last one is the image. */
export async function carryOut(stages: readonly Stage[], folder: string, { given, instead, tell }: Ways): Promise<Built> {
  const rooms = new Map<string, Room>()
  let built: Built | undefined
  for (const stage of stages) {
    const room = makeRoom(join(folder, stage.name))
    rooms.set(stage.name, room)
    const state: State = { user: '0:0', place: '/', env: {} }
    for (const step of stage.steps) await carryOutStep(step, { room, rooms, state, given, instead, tell })
    const entry = [...wordsOf(lastOf(stage, 'ENTRYPOINT'))]
    built = { room, env: state.env, user: state.user, place: state.place, entry }
  }
  if (!built) throw new Error('The Containerfile has no stage.')
  return built
}

type Ways = { readonly given: Env; readonly instead: Instead; readonly tell: (line: string) => void }
type Around = Ways & { readonly room: Room; readonly rooms: ReadonlyMap<string, Room>; readonly state: State }

async function carryOutStep(step: Step, around: Around): Promise<void> {
  const { does, rest } = step
  const { room, rooms, state, given } = around
  if (does === 'WORKDIR') {
    state.place = rest
    mkdirSync(join(room.folder, rest), { recursive: true })
  } else if (does === 'USER') state.user = rest
  else if (does === 'ENV') Object.assign(state.env, pairsOf(rest))
  else if (does === 'ARG') state.env[rest] = given[rest] ?? ''
  else if (does === 'COPY') copy(step, room, rooms, state)
  else if (does === 'RUN') await runStep(rest, around)
}

async function runStep(command: string, { room, state, given, instead, tell }: Around): Promise<void> {
  const other = instead(command, join(room.folder, state.place))
  if (other !== undefined) {
    execFileSync('chown', ['-R', state.user, join(room.folder, state.place)])
    tell(`RUN ${command}: ${other}`)
    return
  }
  const begun = performance.now()
  const stay: Stay = { kind: 'build', user: state.user, place: state.place, env: { ...given, ...state.env } }
  const { code, output } = await room.run(stay, ['sh', '-c', command])
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}:\n${output.slice(-2000)}`)
  tell(`RUN ${command} (${((performance.now() - begun) / 1000).toFixed(1)} s, as ${state.user})`)
}

function copy({ flags, rest }: Step, room: Room, rooms: ReadonlyMap<string, Room>, { place }: State): void {
  const [source = '', goal = ''] = rest.split(/\s+/)
  const to = join(room.folder, goal.startsWith('/') ? goal : join(place, goal))
  const from = flags['from'] === undefined ? undefined : rooms.get(flags['from'])
  mkdirSync(to, { recursive: true })
  if (from) execFileSync('cp', ['-R', `${join(from.folder, source)}/.`, to])
  else for (const file of sourceFiles()) copyFile(file, join(to, file))
  execFileSync('chown', ['-R', flags['chown'] ?? '0:0', to])
}

/** What a clean clone has, with the changes of this one. */
function sourceFiles(): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
  return list.split('\0').filter((file) => file !== '')
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

function wordsOf(json = '[]'): readonly string[] {
  return JSON.parse(json) as readonly string[] // the exec form, which `deploy-rules.test.ts` demands
}
