import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { runControls } from './crash/controls.ts'
import { runEverybody } from './crash/everybody.ts'
import { runProgramme } from './crash/programme.ts'
import { killOwnChildren } from './crash/process-tree.ts'
import { mostPersons } from './crash/register.ts'
import { summaryOf, writtenVerdict } from './crash/verdict.ts'

// Kills every part of the product at random instants and counts what was promised against what is there.
// `--rounds 0` leaves the kills out, `--controls no` the planted faults, `--everybody no` the general extension.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    clients: { type: 'string', default: '64' },
    controls: { type: 'string', default: 'yes' },
    everybody: { type: 'string', default: 'yes' },
  },
})
const [rounds, seed, clients] = [Number(values.rounds), Number(values.seed), Number(values.clients)]
const tell = (line: string): void => void process.stdout.write(`${line}\n`)
// However this ends, nothing of it stays.
process.on('exit', killOwnChildren)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const begin = performance.now()
const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-crash-`)
// The database's own user must be able to reach its files.
await chmod(folder, 0o755)
const options = { seed, clients }
tell(`seed ${seed}, ${rounds} rounds, ${clients} clients`)

const programme = { ...options, folder: `${folder}/programme`, persons: Math.min(mostPersons, 20_000 + rounds * clients * 40) }
const kept = rounds > 0 ? await runProgramme(programme, rounds, tell) : []
const found = values.controls === 'yes' ? await runControls({ ...options, folder, persons: 20_000 }, tell) : []
const extended = values.everybody === 'yes' ? await runEverybody({ folder, seed }, tell) : []
const verdicts = [...kept, ...found, ...extended]

tell('')
for (const verdict of verdicts) tell(writtenVerdict(verdict))
tell(`${summaryOf(verdicts)}, seed ${seed}, ${Math.round((performance.now() - begin) / 1000)} s`)
const isGood = verdicts.every(({ isPassed }) => isPassed)
if (isGood) await rm(folder, { recursive: true, force: true })
else tell(`journals and logs: ${folder}`)
process.exitCode = isGood ? 0 : 1
