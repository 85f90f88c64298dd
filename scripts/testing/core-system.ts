import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { onTestFinished } from 'vitest'
import { makeCertificates } from '../core-system/certificates.ts'
import { startCoreSystem, type CoreSystem } from '../core-system/process.ts'

type Options = {
  readonly ignoresKey?: boolean
  /** Over TLS, with certificates that nobody knows. */
  readonly isSecure?: boolean
}

/** The core system as a process of its own, for one test. */
export async function aCoreSystem({ ignoresKey = false, isSecure = false }: Options = {}): Promise<CoreSystem> {
  const folder = await mkdtemp(`${tmpdir()}/core-system-`)
  if (isSecure) await makeCertificates(folder)
  const core = await startCoreSystem({ journal: `${folder}/journal`, ignoresKey, certificates: isSecure ? folder : undefined })
  onTestFinished(async () => {
    await core.stop()
    await rm(folder, { recursive: true })
  })
  return core
}
