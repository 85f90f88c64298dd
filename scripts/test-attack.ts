import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { figuresVariable } from './access/figures.ts'
import { proveHtml } from './attack/html/prove-html.ts'
import { provePrivate } from './attack/prove-private.ts'
import { proveSlow } from './attack/prove-slow.ts'
import { proveUpload } from './attack/prove-upload.ts'
import { tellProofs, type Proof } from './proof.ts'

// What somebody can do to the product from outside and from inside a browser, each with the defence removed beside it.
const parts: Readonly<Record<string, () => AsyncIterable<readonly Proof[]>>> = {
  csrf: () => proofsOfTests('csrf'),
  headers: () => proofsOfTests('headers'),
  mail: () => proofsOfTests('mail'),
  html: proveHtml,
  upload: proveUpload,
  slow: proveSlow,
  private: provePrivate,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 2
} else {
  await tellProofs(all())
}

async function* all(): AsyncGenerator<readonly Proof[]> {
  for (const [name, prove] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) yield* prove()
}

/** What every change is tested for, in full. */
async function* proofsOfTests(part: string): AsyncGenerator<readonly Proof[]> {
  const folder = await mkdtemp(`${tmpdir()}/attack-`)
  const env = { ...process.env, [figuresVariable]: `${folder}/figures` }
  const args = ['run', '--project', 'server', '--silent=true', '--reporter=dot', `src/main/attack-${part}.test.ts`]
  try {
    const child = spawn('vitest', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    const code = await new Promise<number>((resolve) => child.once('exit', (ended) => resolve(ended ?? 1)))
    const lines = (await readFile(`${folder}/figures`, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
    yield lines.map((line) => JSON.parse(line) as Proof) // written by `tellFigures`
    if (code !== 0 || lines.length === 0)
      yield [{ title: part, isTrue: false, figures: `the tests of src/main/attack-${part}.test.ts are red` }]
  } finally {
    await rm(folder, { recursive: true })
  }
}
