import { rm } from 'node:fs/promises'
import { faultModes } from './core-system/modes.ts'
import { checkBacklog } from './faults-core/backlog.ts'
import { runControls } from './faults-core/controls.ts'
import { checkCoreFaults } from './faults-core/core-faults.ts'
import { checkDatabaseFaults } from './faults-core/database-faults.ts'
import { openFindings } from './faults-core/findings.ts'
import { checkOutages, command } from './faults-core/outages.ts'
import { openScene } from './faults-core/scene.ts'
import { createSubmitter, type Submitter } from './faults-core/submissions.ts'

// The product with everything around it that can fail, over its real protocols. Takes some minutes and wants the machine for itself.
// Named modes of the core system (`huge-body`) are tried alone, without all the rest.
const named = faultModes.filter((mode) => process.argv.includes(mode))
const started = performance.now()
const findings = openFindings((line) => void process.stdout.write(`${line}\n`))
const scene = await openScene()
try {
  const submit = createSubmitter(scene)
  await checkCoreFaults(scene, submit, findings, named.length > 0 ? named : faultModes)
  if (named.length === 0) await checkTheRest(submit)
} finally {
  await scene.close()
}
process.stdout.write(`test:faults took ${((performance.now() - started) / 60_000).toFixed(1)} minutes\n`)
if (findings.end() === 0) await rm(scene.folder, { recursive: true })
else {
  process.stdout.write(`The logs lie in ${scene.folder}\n`)
  process.exitCode = 1
}

async function checkTheRest(submit: Submitter): Promise<void> {
  await checkBacklog(scene, submit, findings)
  await checkDatabaseFaults(scene, submit, findings)
  await checkOutages(scene, submit, findings)
  const chain = await command(scene, 'verify-audit')
  findings.add('audit', chain.startsWith('The chain is whole'), chain.trim().replaceAll('\n', ' '))
  await runControls(scene, submit, findings)
  findings.add('processes', scene.ownEnds() === 0, `${scene.ownEnds()} ended by themselves`)
}
