import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, resolve } from 'node:path'

export type Outcome = {
  readonly code: number
  readonly stdout: string
  /** Both streams in the order they came. */
  readonly output: string
}

// Far above what any step needs: a process that hangs must not keep the verdict from being printed. The long browser suite takes forty minutes.
const patience = (process.env['CI'] === undefined ? 100 : 40) * 60_000

const tools = resolve(import.meta.dirname, '../node_modules/.bin')

// What Node has read and compiled once, the many processes of the check need not read again.
const compiled = resolve(tmpdir(), 'efristerstreckung-compiled')

/** Runs a command to its end. The project's own tools, and its Node, come before those of the machine. */
export function runCommand(command: string, args: readonly string[], folder = process.cwd()): Promise<Outcome> {
  const path = `${tools}${delimiter}${process.env.PATH ?? ''}`
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined }
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: patience, killSignal: 'SIGKILL' })
    let stdout = ''
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', ({ message }) => (output += `${message}\n`))
    child.on('close', (code) => settle({ code: code ?? 1, stdout, output }))
  })
}
