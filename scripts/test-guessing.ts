import { parseArgs } from 'node:util'
import { proveAnswers } from './guessing/prove-answers.ts'
import { proveSweeps } from './guessing/prove-sweeps.ts'
import { startTestRegisters } from './guessing/test-register.ts'
import { tellProofs, type Proof } from './proof.ts'

// What somebody learns by trying: from the answers, from how long they take, and from a month of guesses. Run it on a machine that does nothing else.
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10000' }, days: { type: 'string', default: '30' } } })

const registers = await startTestRegisters()
try {
  await tellProofs(everything(Number(values.days), Number(values.rounds)))
} finally {
  await registers.stop()
}

async function* everything(days: number, rounds: number): AsyncGenerator<readonly Proof[]> {
  yield* proveSweeps(registers.open, days)
  yield* proveAnswers(registers.open, rounds)
}
