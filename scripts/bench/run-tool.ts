import { spawn } from 'node:child_process'

/** Runs a program to its end and gives back what it printed. */
export async function runTool(
  name: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(name, options, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = child.stdout.setEncoding('utf8').toArray()
  const complaint = child.stderr.setEncoding('utf8').toArray()
  const code = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(`${name} is not installed: apt-get install wrk postgresql-contrib`)))
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}:\n${(await complaint).join('')}`)
  return (await printed).join('')
}
