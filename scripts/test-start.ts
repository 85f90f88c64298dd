import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { projectPath } from '../src/main/project.ts'
import { exitCodes } from '../src/platform/start-error.ts'
import { freePort } from './free-port.ts'
import { tellProofs, type Proof } from './proof.ts'
import { causesOn, type Cause } from './start/causes.ts'
import { startRig, type Rig } from './start/rig.ts'

// Starts a server or a worker that something keeps from serving, for every such cause, and shows when it ended, with which sentence and code.

const patience = 10_000

type End = { readonly ms: number; readonly code: number | null; readonly said: string }

await tellProofs(prove())

async function* prove(): AsyncIterable<readonly Proof[]> {
  const rig = await startRig()
  try {
    for (const cause of await causesOn(rig))
      yield [judge(cause, await endOf([projectPath('src/main/start.ts'), cause.part], cause.settings))]
    yield await proveService(rig)
    yield await controls()
  } finally {
    await rig.stop()
  }
}

/** One sentence, no stack of calls, the code that belongs to it, and in time. */
function judge({ title, part, says, code }: Cause, end: End): Proof {
  const lines = end.said.trim().split('\n')
  const isSentence = lines.length <= 2 && says.test(end.said) && !/^\s+at /m.test(end.said)
  const isTrue = end.ms <= patience && end.code === code && isSentence
  const seconds = (end.ms / 1000).toFixed(1)
  return {
    title: `${part}: ${title}`,
    isTrue,
    figures: `${seconds} s, code ${end.code ?? 'none, it lives on'}: ${lines.slice(0, 3).join(' ')}`,
  }
}

/** Gives it as long as it may take, and a little more so that a living process is seen as one. */
async function endOf(args: readonly string[], settings: Readonly<Record<string, string>>): Promise<End> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', PORT: '0', ...settings } })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const timer = setTimeout(() => child.kill('SIGKILL'), patience + 1000)
  await once(child, 'close')
  clearTimeout(timer)
  return { ms: performance.now() - begun, code: child.exitCode, said }
}

/** What is out of reach around it keeps nobody from the form. */
async function proveService({ url, closedPort }: Rig): Promise<readonly Proof[]> {
  const port = await freePort()
  const away = `http://127.0.0.1:${closedPort}/away`
  const settings = {
    DATABASE_URL: url('right'),
    PORT: String(port),
    LOG_LEVEL: 'info',
    SMTP_FROM: 'workspace@steuern.example',
    DELIVERY_URL: away,
    PUBLIC_ADDRESS: `http://127.0.0.1:${port}`,
    OIDC_ISSUER: away,
    OIDC_CLIENT_ID: 'efristerstreckung',
    SIGN_INS_PER_MINUTE: '100000',
  }
  let log = ''
  const start = (part: 'server' | 'worker', own: Readonly<Record<string, string>> = {}): ChildProcess => {
    const child = spawn(process.execPath, [projectPath('src/main/start.ts'), part], {
      env: { PATH: process.env['PATH'], ...settings, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text))
    return child
  }
  const children = [start('server')]
  try {
    const base = `http://127.0.0.1:${port}`
    const names = (text: string, ...all: readonly string[]): boolean => all.every((name) => text.includes(name))
    const before = await untilAnswered(`${base}/health/ready`, (text) => names(text, 'identity provider', 'receiver'))
    const form = await fetch(`${base}/`).then((reply) => reply.status)
    // As delivered: only the worker has the login of the mail server.
    children.push(start('worker', { SMTP_URL: `smtp://127.0.0.1:${closedPort}` }))
    const ready = await untilAnswered(`${base}/health/ready`, (text) => names(text, 'mail server'))
    const taken = await mostSessions(url('right'), `${base}/api/auth`)
    return [
      {
        title: 'one server and one worker, with all callers at once, take at most 20 connections',
        isTrue: taken > 12 && taken <= 20,
        figures: `${taken} at most`,
      },
      { title: 'provider and receiver away: the form is served', isTrue: form === 200, figures: `status ${form}` },
      {
        title: 'provider and receiver away: readiness says degraded and names them',
        isTrue: names(before, '"degraded"', 'identity provider', 'receiver'),
        figures: before,
      },
      {
        title: 'mail server away that only the worker knows: readiness of the server names it, and did not before',
        isTrue: names(ready, 'mail server') && !names(before, 'mail server'),
        figures: ready,
      },
      {
        title: 'each process tells each of them once in its log',
        isTrue: (log.match(/"neighbour-lost"/g) ?? []).length === 5,
        figures: `${(log.match(/does not answer \(\w+\)/g) ?? []).length} sentences`,
      },
    ]
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
}

/** The most sessions that stood at a time while many people signed in for five seconds. */
async function mostSessions(connectionString: string, address: string): Promise<number> {
  const client = new pg.Client({ connectionString, application_name: 'counting' })
  await client.connect()
  let most = 0
  const end = performance.now() + 5000
  while (performance.now() < end) {
    const calls = Array.from({ length: 20 }, (_, at) => trySignIn(address, at))
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    most = Math.max(most, rows[0]?.count ?? 0)
    await Promise.all(calls)
  }
  await client.end()
  return most
}

/** Wrong ones: each needs a transaction. */
async function trySignIn(address: string, at: number): Promise<void> {
  const authorization = `Basic ${Buffer.from(`nobody-${at}@example.com:not a password`).toString('base64')}`
  await fetch(address, { headers: { authorization } }).then((reply) => reply.text())
}

async function untilAnswered(address: string, isRight: (text: string) => boolean): Promise<string> {
  let text = ''
  for (let attempt = 0; attempt < 150 && !isRight(text); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    text = await fetch(address).then((reply) => reply.text(), String)
  }
  return text
}

/** What the old start did: a stack of calls, or a process that lives on without serving. Both must be seen as wrong. */
async function controls(): Promise<readonly Proof[]> {
  const cause: Cause = { title: 'planted', part: 'server', settings: {}, says: /EADDRINUSE/, code: exitCodes.port }
  const stack = judge(cause, await endOf(['-e', "throw new Error('listen EADDRINUSE')"], {}))
  const alive = judge(cause, await endOf(['-e', "console.error('listen EADDRINUSE'); setInterval(() => {}, 1000)"], {}))
  return [
    { title: 'control: a start that ends with a stack of calls is found', isTrue: !stack.isTrue, figures: stack.figures.slice(0, 60) },
    { title: 'control: a start that lives on without serving is found', isTrue: !alive.isTrue, figures: alive.figures.slice(0, 60) },
  ]
}
