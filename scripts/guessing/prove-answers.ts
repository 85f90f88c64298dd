import type { Proof } from '../proof.ts'
import { startWatchedServer } from '../inputs/watched-server.ts'
import { mutualInformation, pairedDifference } from './figures.ts'
import { fillRegister, hiddenStates } from './hidden-states.ts'
import { seeAnswers, type Seen } from './see-answers.ts'
import type { TestRegister } from './test-register.ts'

// Five comparisons in one run: each may be further out than a single one, and all are fine with the chance of three sigma.
const mostSigma = 3.46
const mostMicroseconds = 25

/** Whether the states can be told apart by what is answered or by how long it takes, and whether this would be seen. */
export async function* proveAnswers(open: () => Promise<TestRegister>, rounds: number): AsyncGenerator<readonly Proof[]> {
  const plain = await seenWith(open, rounds, [])
  yield [...sameAnswers(plain), ...sameTimes(plain)]
  yield [delayFound(await seenWith(open, Math.ceil(rounds / 2), ['scripts/guessing/plant-delay.ts']))]
  yield [wordsFound(await seenWith(open, 200, ['scripts/guessing/plant-words.ts']))]
}

async function seenWith(open: () => Promise<TestRegister>, rounds: number, preloads: readonly string[]): Promise<Seen> {
  const register = await open()
  const period = new Date().getFullYear() - 1
  await fillRegister(register.pool, rounds, period)
  const [many, most] = ['1000000', '10000000']
  const limits = {
    SUBMITS_PER_MINUTE: many,
    MISSES_PER_ADDRESS: most,
    MISSES_PER_NETWORK: most,
    MISSES_FREE_PER_DAY: most,
    MISS_SLOT_MS: '5',
  }
  const server = await startWatchedServer({ DATABASE_URL: register.url, ...limits }, preloads)
  try {
    return await seeAnswers({ port: server.port, rounds, period })
  } finally {
    await server.stop()
    await register.close()
  }
}

function sameAnswers({ answers, times }: Seen): readonly Proof[] {
  const bits = mutualInformation(answers)
  const different = new Set(answers.flatMap((state) => [...state.keys()]))
  const isOne = different.size === 1 && [...different].every((answer) => answer.includes('kein Steuerfall'))
  const asked = answers.length * (times[0]?.length ?? 0)
  const figures = `${asked} requests in ${answers.length} states, ${different.size} different answer, ${bits.toFixed(6)} bits`
  return [{ title: 'no answer tells what is behind it', isTrue: isOne && bits === 0, figures }]
}

function sameTimes(seen: Seen): readonly Proof[] {
  return comparisons(seen).map(({ name, median, low, high, z }) => ({
    title: `${name} takes as long as ${hiddenStates[0]?.name}`,
    isTrue: Math.abs(z) <= mostSigma && low >= -mostMicroseconds && high <= mostMicroseconds,
    figures: `median ${signed(median)} µs, 95 % of ${signed(low)} to ${signed(high)} µs, z ${signed(z)}`,
  }))
}

function delayFound(delayed: Seen): Proof {
  const found = comparisons(delayed)
  return {
    title: 'control: twenty microseconds more in one state are found',
    isTrue: found.some(({ z }) => Math.abs(z) > mostSigma),
    figures: found.map(({ median, z }) => `${signed(median)} µs, z ${signed(z)}`).join('; '),
  }
}

function wordsFound({ answers }: Seen): Proof {
  const bits = mutualInformation(answers)
  return { title: 'control: one other letter in one state is found', isTrue: bits > 0.5, figures: `${bits.toFixed(3)} bits` }
}

function comparisons({ times: [first, ...others] }: Seen) {
  if (!first) throw new Error('there are no states')
  return others.map((times, index) => ({ name: hiddenStates[index + 1]?.name ?? '', ...pairedDifference(times, first) }))
}

function signed(figure: number): string {
  return `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(1)}`
}
