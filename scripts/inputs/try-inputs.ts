import { fc } from '@fast-check/vitest'
import type { BadInput } from './post.ts'
import { openRawConnection, type Reply } from './raw-connection.ts'

type Options = {
  readonly port: number
  readonly inputs: fc.Arbitrary<BadInput>
  readonly count: number
  readonly seed: number
  /** In milliseconds; what takes longer hangs. */
  readonly longestAnswer: number
  readonly connections?: number
}
export type Findings = {
  readonly byKind: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly slowest: number
  /** What should not have happened, the first few in words. */
  readonly faults: readonly string[]
}

const chunk = 200

/** Sends so many of them over a few connections, and looks at each answer. The same seed gives the same inputs. */
export async function tryInputs({ port, inputs, count, seed, longestAnswer, connections = 8 }: Options): Promise<Findings> {
  const byKind = new Map<string, Map<number, number>>()
  const faults: string[] = []
  let slowest = 0
  const lines = Array.from({ length: connections }, () => openRawConnection(port))
  const note = (input: BadInput, reply: Reply): void => {
    const statuses = byKind.get(input.kind) ?? new Map<number, number>()
    byKind.set(input.kind, statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1))
    slowest = Math.max(slowest, reply.ms)
    const fault = faultOf(input, reply, longestAnswer)
    if (fault !== undefined && faults.push(fault) > 20) throw new Error(`Too many faults, seed ${seed}:\n${faults.join('\n')}`)
  }
  for (let done = 0; done < count; done += chunk) {
    const waiting = fc.sample(inputs, { numRuns: Math.min(chunk, count - done), seed: seed + done })
    await Promise.all(
      lines.map(async (line) => {
        for (let input = waiting.pop(); input; input = waiting.pop()) note(input, await line.send(input))
      }),
    )
  }
  for (const line of lines) line.close()
  return { byKind, slowest, faults }
}

function faultOf(input: BadInput, { status, body, ms }: Reply, longestAnswer: number): string | undefined {
  const what = `${input.kind}: ${input.message.subarray(0, 400).toString('latin1').replaceAll('\r\n', ' | ')}`
  if (ms > longestAnswer) return `took ${Math.round(ms)} ms (${status}): ${what}`
  if (status < 400 || status > 499) return `answered ${status}: ${what}`
  return input.isBroken || hasErrorMessage(body) ? undefined : `no ErrorMessage (${status}): ${what}`
}

function hasErrorMessage(body: string): boolean {
  try {
    const told: unknown = JSON.parse(body)
    return typeof told === 'object' && told !== null && 'ErrorMessage' in told && typeof told.ErrorMessage === 'string'
  } catch {
    return false
  }
}
