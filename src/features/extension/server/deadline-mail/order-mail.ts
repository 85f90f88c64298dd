import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { Problem } from '../../../../kit/problem.ts'
import { job, queueJob, type Job } from '../../../../platform/jobs.ts'
import type { Transact } from '../../../../platform/transact.ts'
import type { MailPageKind } from '../../deadline-mail.ts'
import type { MailOrder } from '../../deadline-mail-contract.ts'
import { proofTexts } from '../../texts.ts'
import { openReceipt } from '../receipts.ts'
import type { ExtensionTables } from '../tables.ts'
import { addressKeys } from './address-keys.ts'
import { countForAddress, countForReceipt, keepAddress, proveAddress, readAddress, removeAddress } from './mail-store.ts'

const OneMail = z.object({ id: z.uuid() })
export const mailProof: Job<typeof OneMail> = job('mail-deadline-proof', OneMail)
export const mailReceipt: Job<typeof OneMail> = job('mail-deadline-receipt', OneMail)

/** Mails about a deadline, for those who ask for them. */
export type DeadlineMails = {
  readonly isOffered: boolean
  /** Has a link mailed by which the address is proved. Whether that happened is told to nobody. */
  readonly order: (order: MailOrder) => Promise<void>
  /** What a link of a mail leads to; looking changes nothing, because programs that look for harm follow links. */
  readonly look: (code: string) => Promise<MailPageKind>
  /** Does what the link is for. Done twice it is done once. */
  readonly use: (code: string) => Promise<MailPageKind>
}

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly transact: Transact<ExtensionTables>
  readonly canton: string
  /** Nothing where the installation sends no mail. */
  readonly key: string | undefined
}

export function createDeadlineMails({ db, transact, canton, key }: Needs): DeadlineMails {
  if (key === undefined) return { isOffered: false, order: refuse, look: async () => 'gone', use: async () => 'gone' }
  const keys = addressKeys(key)
  return {
    isOffered: true,
    order: async (order) => {
      const { reference, language, email } = order
      const receipt = await openReceipt(db, canton, order)
      if (receipt.kind !== 'decided' || receipt.newDeadline <= receipt.oldDeadline) throw new Problem('conflict', proofTexts.notGranted)
      const id = randomUUID()
      const [address, addressHash] = [keys.lock(email, id), keys.hashOfEmail(email)]
      await transact(async (tx) => {
        if (!(await countForReceipt(tx, keys.hashOfReceipt(reference)))) throw new Problem('conflict', proofTexts.mailsUsedUp)
        if (!(await countForAddress(tx, addressHash))) return
        await keepAddress(tx, { id, canton, period: receipt.period, reference, address, addressHash, language })
        await queueJob(tx, mailProof, { id })
      })
    },
    look: async (code) => {
      const link = keys.readCode(code)
      const known = link && (await readAddress(db, canton, link.id))
      if (link?.purpose === 'stop') return known ? 'stop' : 'stopped'
      if (!known) return 'gone'
      return known.isProved ? 'confirmed' : 'confirm'
    },
    use: async (code) => {
      const link = keys.readCode(code)
      if (!link) return 'gone'
      if (link.purpose === 'stop') {
        await removeAddress(db, canton, link.id)
        return 'stopped'
      }
      const isKnown = await transact(async (tx) => {
        if (await proveAddress(tx, canton, link.id)) await queueJob(tx, mailReceipt, { id: link.id })
        return (await readAddress(tx, canton, link.id)) !== undefined
      })
      return isKnown ? 'confirmed' : 'gone'
    },
  }
}

async function refuse(): Promise<void> {
  throw new Problem('not-allowed', proofTexts.noMail)
}
