import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectPath } from '../../src/main/project.ts'
import type { Rig } from './rig.ts'

const patience = 60_000

/** Lets the workers finish what follows from the stored requests. Says how long it took; whatever is left shows in the findings. */
export async function drain({ pair }: Rig): Promise<number> {
  const begin = performance.now()
  const leftText = `
    select exists (select from extension.outbox) or exists (select from extension.delivery where state = 'waiting') as "isLeft"`
  while (performance.now() - begin < patience) {
    const [row] = await pair.primary().ask<{ isLeft: boolean }>(leftText)
    if (row?.isLeft === false) break
    await wait(250)
  }
  return performance.now() - begin
}

/** Whether the chain of the audit holds, by the operator's own command; what it says is passed on. */
export async function brokenAudits({ database }: Rig, tell: (line: string) => void): Promise<number> {
  const command = [projectPath('src/main/start.ts'), 'cli', 'verify-audit']
  return promisify(execFile)(process.execPath, command, { env: { ...process.env, DATABASE_URL: database } }).then(
    ({ stdout }) => {
      tell(stdout.trim())
      return 0
    },
    (error: unknown) => {
      tell(String(error))
      return 1
    },
  )
}
