import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '../../../kit/problem.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  readonly isRight: (password: string, hash: string) => Promise<boolean>
}

const derive = promisify(argon2)
// What OWASP asks for at least: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const [saltBytes, tagBytes] = [16, 32]

/** Argon2id in the threads of Node. It is costly on purpose, so only so many run and wait at a time. */
export function createPasswords({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Passwords {
  const inTurn = createTurns(atOnce, waiting)
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes)
      const tag = await inTurn(() => tagOf(password, salt, cost))
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encoded(salt)}$${encoded(tag)}`
    },
    isRight: async (password, hash) => {
      const { salt, tag, ...kept } = readHash(hash)
      return timingSafeEqual(await inTurn(() => tagOf(password, salt, kept)), tag)
    },
  }
}

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** Composed and decomposed letters look the same and are typed differently on different keyboards. */
function tagOf(password: string, nonce: Buffer, costs: Cost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: tagBytes, ...costs })
}

/** The form that all programs with argon2 read: costs, salt and result in one line. */
function readHash(hash: string): Cost & { readonly salt: Buffer; readonly tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? []
  if (memory === undefined) throw new Error('this is no hash of argon2id')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encoded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

function createTurns(atOnce: number, waiting: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Problem('unavailable', 'Too many people sign in right now.', { retryAfterSeconds: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }
}
