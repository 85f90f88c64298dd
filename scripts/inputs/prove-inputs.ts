import type { Pool } from 'pg'
import type { Proof } from '../proof.ts'
import { badInput, badProof } from './bad-input.ts'
import { openRawConnection } from './raw-connection.ts'
import { goodBody, post } from './post.ts'
import { tryInputs, type Findings } from './try-inputs.ts'
import type { LoopCondition as Condition } from './loop-watch.ts'
import { startWatchedServer } from './watched-server.ts'

type Options = {
  readonly pool: Pool
  readonly url: string
  readonly count: number
  readonly seed: number
  /** In milliseconds, for a machine of its own unless told otherwise. */
  readonly longestAnswer?: number
  readonly longestStall?: number
}

const usualStall = 200

/** Nine of ten inputs go to a server at rest, the last to one that asks for work. */
export async function* proveInputs(options: Options): AsyncGenerator<readonly Proof[]> {
  const { pool, url, count, seed, longestAnswer = 1000, longestStall = usualStall } = options
  const much = '1000000'
  const settings = { DATABASE_URL: url, SUBMITS_PER_MINUTE: much }
  const calm = await withServer(settings, (port) =>
    tryInputs({ port, inputs: badInput, count: Math.ceil(count * 0.9), seed, longestAnswer }),
  )
  const stored = await storedRequests(pool)
  yield [
    ...proofsOf('at rest', calm, { seed, longestStall }),
    { title: 'nothing of it is stored', isTrue: stored === 0, figures: `${stored} requests` },
  ]
  const busy = await withServer({ ...settings, MISSES_PER_ADDRESS: '1' }, async (port) => {
    await missOnce(port)
    return tryInputs({ port, inputs: badProof, count: Math.floor(count * 0.1), seed, longestAnswer })
  })
  yield proofsOf('asking for work', busy, { seed, longestStall })
  const careless = await withServer(settings, (port) => tryInputs({ port, inputs: badInput, count: 1000, seed, longestAnswer: 5000 }), [
    'scripts/inputs/planted/careless.ts',
  ])
  const unseen = proofsOf('with faults', careless, { seed, longestStall: usualStall }).filter(({ isTrue }) => isTrue)
  const { condition } = careless
  yield [
    {
      title: 'control: all of it shows in a server with planted faults',
      isTrue: unseen.length === 0,
      figures: `${careless.findings.faults.length} answers of 500, a stall of ${condition.stall.toFixed(0)} ms, ${condition.rejections} promises unattended, ${condition.addedKeys} keys added`,
    },
  ]
}

type Outcome = { readonly findings: Findings; readonly condition: Condition; readonly seconds: number }

async function withServer(
  settings: Readonly<Record<string, string>>,
  work: (port: number) => Promise<Findings>,
  planted: readonly string[] = [],
): Promise<Outcome> {
  const server = await startWatchedServer(settings, ['scripts/inputs/watch.ts', ...planted])
  try {
    // The first requests pay for reading and compiling the program; they are not what is measured.
    await tryInputs({ port: server.port, inputs: badInput, count: 400, seed: 1, longestAnswer: 5000 })
    const started = performance.now()
    await server.begin()
    const findings = await work(server.port)
    return { findings, condition: await server.condition(), seconds: (performance.now() - started) / 1000 }
  } finally {
    await server.stop()
  }
}

type Judged = { readonly seed: number; readonly longestStall: number }

function proofsOf(server: string, { findings, condition, seconds }: Outcome, { seed, longestStall }: Judged): readonly Proof[] {
  const { byKind, faults, slowest } = findings
  const statuses = new Map<number, number>()
  let sent = 0
  for (const kind of byKind.values()) {
    for (const [status, times] of kind) {
      sent += times
      statuses.set(status, (statuses.get(status) ?? 0) + times)
    }
  }
  const tally = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`)
  return [
    {
      title: `a server ${server} refuses them all in words`,
      isTrue: faults.length === 0 && sent > 0,
      figures: [
        `${sent} inputs of ${byKind.size} kinds in ${seconds.toFixed(0)} s, seed ${seed}, ${tally.join(', ')}, slowest ${slowest.toFixed(0)} ms`,
        ...faults,
      ].join('\n      '),
    },
    {
      title: `a server ${server} is never held up for long`,
      isTrue: condition.stall <= longestStall && condition.rejections === 0,
      figures: `longest stall ${condition.stall.toFixed(0)} ms (${condition.silence.toFixed(0)} ms with what else runs here), ${condition.rejections} promises unattended, ${condition.megabytes.toFixed(0)} MB`,
    },
    {
      title: `a server ${server} keeps its objects clean`,
      isTrue: condition.addedKeys === 0,
      figures: `${condition.addedKeys} keys added`,
    },
  ]
}

async function storedRequests(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from extension.request')
  return rows[0]?.count ?? 0
}

/** One miss, so that everybody has to work from now on. */
async function missOnce(port: number): Promise<void> {
  const line = openRawConnection(port)
  const PersonSearchRequest = { SubjektId: '999999', Geburtsdatum: '1950-01-01' }
  const { status } = await line.send({ message: post({ body: JSON.stringify({ ...goodBody, PersonSearchRequest }) }) })
  line.close()
  if (status !== 200) throw new Error(`The first request was answered ${status}.`)
}
