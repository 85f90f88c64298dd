import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { connect, createPool } from '../../src/platform/database.ts'
import { startLoop } from '../../src/platform/loop.ts'
import { passOn } from '../../src/features/extension/server/audit/pass-on.ts'
import { createDeliverer } from '../../src/features/extension/server/delivery/deliver.ts'
import { createSend } from '../../src/features/extension/server/delivery/send.ts'
import { effectsOf } from './effects.ts'
import type { Findings } from './findings.ts'
import { until, type Scene } from './scene.ts'
import type { Submitter } from './submissions.ts'

const load = { seconds: 3, perSecond: 20 }

/** Planted defects that the checks above must see. */
export async function runControls(scene: Scene, submit: Submitter, findings: Findings): Promise<void> {
  await scene.worker.kill()
  const loops = startWorkerWithoutRetry(scene)
  await scene.core().control({ mode: 'error', share: 0.5 })
  const once = await submit(load)
  await scene.core().control({ mode: 'healthy', share: 1 })
  findings.control('worker without retry', (await effectsOf(scene, once, 10)).notApplied, 'not applied')
  await loops.stop()

  await scene.replaceCore({ ignoresKey: true })
  await scene.worker.start()
  await scene.core().control({ mode: 'dropped-reply', share: 0.5 })
  const again = await submit(load)
  await until(async () => (await scene.core().counts()).requests > again.asked, 30)
  await scene.core().control({ mode: 'healthy', share: 1 })
  findings.control('core system that ignores the key', (await effectsOf(scene, again, 30)).twice, 'applied twice')
}

/** Takes every attempt for a success. It runs in this process, which must trust the core system as a worker does. */
function startWorkerWithoutRetry({ settings }: Scene): { readonly stop: () => Promise<void> } {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(settings['NODE_EXTRA_CA_CERTS'] ?? '', 'utf8')])
  const pool = createPool({ url: settings['DATABASE_URL'] ?? '', connections: 4 }, () => {})
  const db = connect(pool)
  const send = createSend({ url: settings['DELIVERY_URL'] ?? '' })
  const sendOnce: typeof send = Object.assign(async (...parts: Parameters<typeof send>) => void (await send(...parts)), {
    close: send.close,
  })
  const deliverer = createDeliverer({ db, pace: { canton: 'musterland', perSecond: 500 }, send: sendOnce, onLost: () => {} })
  const passing = startLoop(
    'pass-on',
    async () => ((await passOn(db, { canton: 'musterland', delivers: true })) ? 0 : 100),
    () => {},
  )
  const delivering = startLoop('deliver', deliverer.round, () => {})
  return {
    stop: async () => {
      await Promise.all([passing.stop(), delivering.stop()])
      await deliverer.settled()
      send.close()
      await pool.end()
    },
  }
}
