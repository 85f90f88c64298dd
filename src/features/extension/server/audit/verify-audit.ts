import type { Kysely } from 'kysely'
import { compareRequests, readSeals, sealThatIsGone, type CheckedRequest, type SealedPage } from './audit-reader.ts'
import { noSeal, sealHash, type Seal } from './seal-hash.ts'

export type Verdict =
  | {
      readonly kind: 'whole'
      readonly seals: number
      readonly entries: number
      /** Requests that are as they were sealed, and those that are about to be sealed. */
      readonly requests: number
      readonly waiting: number
      /** The hash of the last seal: whoever notes it can tell later that nothing before it was removed. */
      readonly head: string
    }
  | { readonly kind: 'broken'; readonly where: string; readonly reason: string }

/** Recomputes the whole chain and compares every request with what was sealed of it. Stops at the first thing that is not as it was. */
export async function verifyAudit<Tables>(db: Kysely<Tables>, notedHead?: string): Promise<Verdict> {
  const chain = await verifyChain(db, notedHead)
  if (chain.kind === 'broken') return chain
  const requests = await verifyRequests(db)
  return requests.kind === 'broken' ? requests : { ...requests, ...chain }
}

type Broken = Extract<Verdict, { kind: 'broken' }>
type Chain = { readonly kind: 'whole'; readonly seals: number; readonly entries: number; readonly head: string }

async function verifyChain<Tables>(db: Kysely<Tables>, notedHead: string | undefined): Promise<Chain | Broken> {
  let seals = 0
  let entries = 0
  let last: Pick<Seal, 'number' | 'hash'> = { number: '0', hash: noSeal }
  let isHeadFound = notedHead === undefined
  for (;;) {
    const page = await readSeals(db, last.number, 40)
    if (page.seals.length === 0) break
    const rows = Map.groupBy(page.entries, (entry) => entry.seal)
    for (const seal of page.seals) {
      const fault = faultOf(seal, rows.get(seal.number) ?? [], last)
      if (fault) return fault
      if (seal.hash.toString('hex') === notedHead) isHeadFound = true
      last = seal
    }
    seals += page.seals.length
    entries += page.entries.length
  }
  const gone = await sealThatIsGone(db, last.number)
  if (gone) return broken(`seal ${gone}`, 'is missing, though it has rows')
  if (!isHeadFound) return broken('the noted head', 'is not in the chain')
  return { kind: 'whole', seals, entries, head: last.hash.toString('hex') }
}

function faultOf(seal: Seal, rows: SealedPage['entries'], last: Pick<Seal, 'number' | 'hash'>): Broken | undefined {
  const expected = String(BigInt(last.number) + 1n)
  if (seal.number !== expected) return broken(`seal ${expected}`, 'is missing')
  const name = `seal ${seal.number}`
  if (!seal.previous.equals(last.hash)) return broken(name, 'does not follow from the seal before it')
  const gap = rows.findIndex((row, index) => row.position !== String(index + 1))
  const missing = gap >= 0 ? gap : rows.length < Number(seal.entries) ? rows.length : undefined
  if (missing !== undefined) return broken(`row ${missing + 1} of ${name}`, 'is missing')
  if (!sealHash(seal, rows).equals(seal.hash)) return broken(name, 'or one of its rows was changed')
  const orphan = rows.find((row) => row.isOrphan)
  return orphan && broken(`row ${orphan.position} of ${name}`, `tells of the request ${orphan.requestId}, which is gone`)
}

const firstRequest = { canton: '', period: 0, id: '00000000-0000-0000-0000-000000000000' }

const faults: Partial<Record<CheckedRequest['state'], string>> = {
  unsealed: 'was never sealed',
  changed: 'is not as it was sealed',
  'decided-twice': 'was sealed with more than one decision',
}

async function verifyRequests<Tables>(db: Kysely<Tables>): Promise<Broken | { kind: 'whole'; requests: number; waiting: number }> {
  let after: Pick<CheckedRequest, 'canton' | 'period' | 'id'> = firstRequest
  let requests = 0
  let waiting = 0
  for (;;) {
    const page = await compareRequests(db, after, 5000)
    for (const { state, period, id } of page) {
      const reason = faults[state]
      if (reason) return broken(`request ${id} of ${period}`, reason)
    }
    waiting += page.filter(({ state }) => state === 'waiting').length
    requests += page.filter(({ state }) => state === 'sound').length
    const last = page.at(-1)
    if (!last) return { kind: 'whole', requests, waiting }
    after = last
  }
}

function broken(where: string, reason: string): Broken {
  return { kind: 'broken', where, reason }
}
