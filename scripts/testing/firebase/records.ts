import type { FirebaseTokens } from './tokens.ts'
import type { Reply } from './sign-in-calls.ts'

type Tree = Readonly<Record<string, unknown>>

/** The realtime database with the rule that everybody reads and writes their own record only. */
export type Records = {
  readonly read: (path: string, uid: string | undefined) => unknown
  readonly write: (path: string, uid: string | undefined, value: unknown) => void
  readonly merge: (path: string, uid: string | undefined, value: unknown) => void
  /** The same over REST. */
  readonly answer: (method: string, place: URL, body: string) => Promise<Reply>
  /** What is kept of somebody, past all rules. */
  readonly of: (uid: string) => unknown
  readonly put: (uid: string, value: unknown) => void
  /** From now on nobody may read or write anything. */
  readonly lock: () => void
}

export class Denied extends Error {
  override readonly message = 'Permission denied'
}

export function createRecords(tokens: FirebaseTokens): Records {
  const kept = new Map<string, unknown>()
  let isLocked = false

  function keyOf(path: string, uid: string | undefined): string {
    const [, key] = /^\/?users\/([\w-]+)$/.exec(path) ?? []
    if (key === undefined || key !== uid || isLocked) throw new Denied()
    return key
  }
  const records = {
    read: (path: string, uid: string | undefined): unknown => kept.get(keyOf(path, uid)) ?? null,
    write: (path: string, uid: string | undefined, value: unknown): void => void kept.set(keyOf(path, uid), pruned(value)),
    merge: (path: string, uid: string | undefined, value: unknown): void => {
      const key = keyOf(path, uid)
      const changes = Object.entries(value as Tree) // only objects are merged
      kept.set(key, pruned(changes.reduce((tree, [place, part]) => withPart(tree, place.split('/'), part), kept.get(key))))
    },
  }
  return {
    ...records,
    answer: async (method, place, body) => {
      const path = place.pathname.replace(/\.json$/, '')
      const uid = await tokens.uidOf(place.searchParams.get('auth') ?? '')
      const value: unknown = body === '' ? undefined : JSON.parse(body)
      try {
        if (method === 'GET') return { status: 200, body: records.read(path, uid) }
        if (method === 'PUT') records.write(path, uid, value)
        else records.merge(path, uid, value)
        return { status: 200, body: value }
      } catch (error) {
        if (error instanceof Denied) return { status: 401, body: { error: error.message } }
        throw error
      }
    },
    of: (uid) => kept.get(uid),
    put: (uid, value) => void kept.set(uid, pruned(value)),
    lock: () => {
      isLocked = true
    },
  }
}

/** The names of what is merged may be paths. */
function withPart(tree: unknown, [first = '', ...rest]: readonly string[], part: unknown): Tree {
  const branch = (typeof tree === 'object' && tree !== null ? tree : {}) as Tree // anything else is replaced
  return { ...branch, [first]: rest.length === 0 ? part : withPart(branch[first], rest, part) }
}

/** As the real one does: what is empty is not kept, and what is numbered from nought on is a list. */
function pruned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([key, part]) => [key, pruned(part)] as const)
    .filter(([, part]) => part !== null && part !== undefined)
  if (entries.length === 0) return null
  const isList = entries.every(([key], place) => key === String(place))
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
