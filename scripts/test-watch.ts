import { spawnSync } from 'node:child_process'
import { tellProofs, type Proof } from './proof.ts'
import { proveAlerts, proveCost, proveExpressions, proveFormat } from './watch/prove-live.ts'
import { proveFall } from './watch/prove-fall.ts'
import { proveRules } from './watch/prove-rules.ts'
import { startRig } from './watch/rig.ts'

// The files of deploy/watch with the product and a real Prometheus: their form, their series, and their alerts with faults and without.
const missing = ['prometheus', 'promtool'].filter((program) => spawnSync(program, ['--version']).status !== 0)
if (missing.length > 0) {
  console.error(`Not here: ${missing.join(', ')}. Debian's package prometheus has both.`)
  process.exitCode = 2
} else {
  await tellProofs(everything())
}

async function* everything(): AsyncGenerator<readonly Proof[]> {
  yield await proveRules()
  const rig = await startRig()
  try {
    yield await proveExpressions(rig)
    yield await proveFormat(rig)
    yield* proveFall(rig)
    yield* proveAlerts(rig)
    yield await proveCost(rig)
  } finally {
    await rig.stop()
  }
}
