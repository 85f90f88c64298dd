import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { tellProofs, type Proof } from '../proof.ts'
import { figuresVariable } from './figures.ts'

type Tests = {
  readonly title: string
  /** What vitest is told besides. */
  readonly options: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs tests, and tells as proofs what they have measured. */
export async function tellTests({ title, options, environment = {} }: Tests): Promise<void> {
  const folder = await mkdtemp(`${tmpdir()}/figures-`)
  const file = `${folder}/figures`
  try {
    const code = await run(options, { ...environment, [figuresVariable]: file })
    await tellProofs(proofs(title, file, code))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function* proofs(title: string, file: string, code: number): AsyncGenerator<readonly Proof[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  yield lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Proof])) // written by `tellFigures`
  yield [{ title, isTrue: code === 0 && lines !== '', figures: code === 0 ? 'green' : 'red, see above' }]
}

function run(options: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  const env = { ...process.env, ...environment }
  const child = spawn('vitest', ['run', '--silent=true', ...options], { stdio: ['ignore', 'inherit', 'inherit'], env })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
