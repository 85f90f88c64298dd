import { parseArgs } from 'node:util'
import { figuresPart } from './bench-desk/figures.ts'
import { benchGeneral } from './bench-desk/general.ts'
import { anOfficer, benchIssuer } from './bench-desk/officer.ts'
import type { DeskPart } from './bench-desk/part.ts'
import { queuePart } from './bench-desk/queue.ts'
import { searchPart } from './bench-desk/search.ts'
import { fillRegister } from './bench-desk/fill.ts'
import { isQuick, printed } from './bench-apps/measure.ts'
import { startBenchServer } from './bench-apps/server.ts'

// The desk of the tax office on a full register, one call after another, through the whole server: `npm run bench:desk -- [part] [--cases N]`.
// The part `general` has a register of its own, where so many cases are extended (`--general N`).
const options = { cases: { type: 'string', default: '6200000' }, general: { type: 'string', default: '500000' } } as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const parts: readonly DeskPart[] = [searchPart, queuePart, figuresPart]
const wished = parts.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const cases = Number(values.cases)

if (wished.length > 0) await benchCalls()
if ((positionals.length === 0 || positionals.includes('general')) && !(await benchGeneral(Number(values.general)))) process.exitCode = 1

async function benchCalls(): Promise<void> {
  const server = await startBenchServer({
    OFFICE_ISSUER: benchIssuer,
    OFFICE_CLIENT_ID: 'bench',
    PUBLIC_ADDRESS: 'https://bench.example',
    // One officer asks here as much as a whole office does.
    OFFICE_LOOKS_PER_HOUR: '1000000',
    OFFICE_LOOKS_PER_DAY: '1000000',
  })
  try {
    const begun = performance.now()
    const made = await fillRegister(server.databaseUrl, cases)
    console.log(`${made} made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    const officer = await anOfficer(server.owner)
    for (const { name, run } of wished) {
      const figures = await run({ base: server.base, owner: server.owner, officer })
      const quick = figures.filter(isQuick)
      console.log(printed(figures))
      console.log(`bench:desk ${name}: ${quick.length} of ${figures.length} kinds of call with p95 within their limit, ${cases} cases`)
      if (quick.length < figures.length) process.exitCode = 1
    }
  } finally {
    await server.stop()
  }
}
