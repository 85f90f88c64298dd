import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { DecidedReceipt, Receipt } from '../receipt.ts'
import type { Proof, Verdict } from '../receipt-contract.ts'
import { proofTexts } from '../texts.ts'
import { findByReference, type Stored } from './answer-store.ts'
import type { ExtensionTables } from './tables.ts'

/** What a reference and its code open; nothing where either is wrong. Nobody is told the code of a request that was refused at once. */
async function findStored(db: Kysely<ExtensionTables>, canton: string, { reference, code }: Proof): Promise<Stored | undefined> {
  const stored = await findByReference(db, canton, reference)
  return stored && timingSafeEqual(Buffer.from(stored.code), Buffer.from(code)) ? stored : undefined
}

export async function openReceipt(db: Kysely<ExtensionTables>, canton: string, proof: Proof): Promise<Receipt> {
  const receipt = await findStored(db, canton, proof)
  if (!receipt || receipt.kind === 'rejected') throw new Problem('not-found', proofTexts.unknown)
  return receipt
}

/** The same for what only a decision has: a new deadline. */
export async function openDecision(db: Kysely<ExtensionTables>, canton: string, proof: Proof): Promise<DecidedReceipt> {
  const receipt = await openReceipt(db, canton, proof)
  if (receipt.kind === 'pending') throw new Problem('conflict', proofTexts.undecided)
  if (receipt.kind === 'not-required') throw new Problem('conflict', proofTexts.noDeadline)
  return receipt
}

export async function verify(db: Kysely<ExtensionTables>, canton: string, proof: Proof): Promise<Verdict> {
  const stored = await findStored(db, canton, proof)
  if (!stored) return { kind: 'unknown' }
  const { kind, period, receivedAt } = stored
  if (kind !== 'decided') return { kind: kind === 'rejected' ? 'refused' : kind, period, receivedAt }
  const { rule, legalForm, oldDeadline, newDeadline, reminderDeadline } = stored
  return { kind, period, receivedAt, rule, legalForm, oldDeadline, newDeadline, ...(reminderDeadline && { reminderDeadline }) }
}
