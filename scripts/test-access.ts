import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { spawn } from 'node:child_process'
import { figuresVariable } from './access/figures.ts'
import { tellProofs, type Proof } from './proof.ts'

// Who gets in where, with which tokens, how far a guesser comes and where a return address may lead; printed from the tests that prove it.
const tests = [
  'src/main/access',
  'src/kit/return-path.test.ts',
  'src/features/accounts/server/guesses',
  'src/features/accounts/server/open-streams',
]

const folder = await mkdtemp(`${tmpdir()}/access-`)
const file = `${folder}/figures`
try {
  const code = await run(['vitest', 'run', '--project', 'unit', '--project', 'server', '--silent=true', ...tests])
  await tellProofs(figures(code))
} finally {
  await rm(folder, { recursive: true })
}

async function* figures(code: number): AsyncGenerator<readonly Proof[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  yield lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Proof])) // written by `tellFigures`
  yield [{ title: 'all tests of access', isTrue: code === 0, figures: code === 0 ? 'green' : 'red, see above' }]
}

function run([command = '', ...args]: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, [figuresVariable]: file } })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
