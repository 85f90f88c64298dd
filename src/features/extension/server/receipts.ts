import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { Receipt } from '../receipt.ts'
import type { Proof, Verdict } from '../receipt-contract.ts'
import { proofTexts } from '../texts.ts'
import { findByReference } from './answer-store.ts'
import type { ExtensionTables } from './tables.ts'

/** The receipt that a reference and its code open; nothing where either is wrong. */
async function findReceipt(db: Kysely<ExtensionTables>, canton: string, { reference, code }: Proof): Promise<Receipt | undefined> {
  const stored = await findByReference(db, canton, reference)
  if (stored?.kind !== 'decided') return undefined
  return timingSafeEqual(Buffer.from(stored.code), Buffer.from(code)) ? stored : undefined
}

export async function openReceipt(db: Kysely<ExtensionTables>, canton: string, proof: Proof): Promise<Receipt> {
  const receipt = await findReceipt(db, canton, proof)
  if (!receipt) throw new Problem('not-found', proofTexts.unknown)
  return receipt
}

export async function verify(db: Kysely<ExtensionTables>, canton: string, proof: Proof): Promise<Verdict> {
  const receipt = await findReceipt(db, canton, proof)
  if (!receipt) return { kind: 'unknown' }
  const { period, receivedAt, oldDeadline, newDeadline } = receipt
  return { kind: 'genuine', period, receivedAt, oldDeadline, newDeadline }
}
