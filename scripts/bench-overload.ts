import { hasEdge } from './overload/edge-process.ts'
import { proveOverload } from './overload/prove-overload.ts'
import { startRig } from './overload/rig.ts'
import { tellProofs } from './proof.ts'

// Ten times the peak served and ten times capacity refused, through the edge as it is delivered. Give the seconds of both loads to make them longer.
const [peakSeconds = 60, stormSeconds = 12] = process.argv.slice(2).map(Number)

if (hasEdge()) {
  const rig = await startRig()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void rig.stop().finally(() => process.exit(1)))
  try {
    await tellProofs(proveOverload(rig, { peakSeconds, stormSeconds }))
  } finally {
    await rig.stop()
  }
} else {
  console.log('haproxy is not installed: apt-get install haproxy')
  process.exitCode = 2
}
