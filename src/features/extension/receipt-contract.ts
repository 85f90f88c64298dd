import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import { languages } from '../../kit/texts.ts'
import { receiptAddresses } from './receipt-addresses.ts'
import { readCode, readReference } from './reference.ts'
import { proofTexts } from './texts.ts'

const Day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

const Proof = z.object({ reference: z.string(), code: z.string(), language: z.enum(languages) })
export type Proof = z.output<typeof Proof>

const WireProof = z.object({
  Referenz: z.string().check(z.refine((text) => readReference(text) !== undefined, proofTexts.badReference)),
  Pruefcode: z.string().check(z.refine((text) => readCode(text) !== undefined, proofTexts.badCode)),
  Sprache: z.optional(z.enum(languages)),
})

const proofInput = z.codec(WireProof, Proof, {
  decode: ({ Referenz, Pruefcode, Sprache }) => ({
    reference: readReference(Referenz) ?? '',
    code: readCode(Pruefcode) ?? '',
    language: Sprache ?? 'de',
  }),
  encode: ({ reference, code, language }) => ({ Referenz: reference, Pruefcode: code, Sprache: language }),
})

const Verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('genuine'),
    period: z.int(),
    receivedAt: z.iso.datetime(),
    oldDeadline: Day,
    newDeadline: Day,
  }),
  /** We wrote it; the request was not decided at once, and is not decided yet, or was refused since. */
  z.object({ kind: z.enum(['pending', 'refused']), period: z.int(), receivedAt: z.iso.datetime() }),
  z.object({ kind: z.literal('unknown') }),
])
export type Verdict = z.output<typeof Verdict>

const WireVerdict = z.union([
  z.object({ Echt: z.literal(true), Status: z.enum(['pendent', 'abgelehnt']), Periode: z.int(), Eingang: z.iso.datetime() }),
  z.object({ Echt: z.literal(true), Periode: z.int(), Eingang: z.iso.datetime(), AlteFrist: z.iso.date(), NeueFrist: z.iso.date() }),
  z.object({ Echt: z.literal(false) }),
])

const wording = {
  texts: { 'not-found': proofTexts.unknown, 'too-many': proofTexts.tooMany },
  fields: (message: string) => ({ ErrorMessage: message }),
}

/** Whoever holds a receipt may ask whether we wrote it; the answer repeats no name and no number of a person. */
export const verifyReceipt = endpoint({
  method: 'POST',
  onlyReads: true,
  path: receiptAddresses.verify,
  access: 'public',
  summary: 'Check by reference and code whether a receipt is genuine',
  limit: 'receipt',
  input: proofInput,
  output: z.codec(WireVerdict, Verdict, {
    decode: (wire): Verdict => {
      if (!wire.Echt) return { kind: 'unknown' }
      if ('Status' in wire) {
        return { kind: wire.Status === 'pendent' ? 'pending' : 'refused', period: wire.Periode, receivedAt: wire.Eingang }
      }
      const { Periode: period, Eingang: receivedAt, AlteFrist, NeueFrist } = wire
      return { kind: 'genuine', period, receivedAt, oldDeadline: AlteFrist as PlainDate, newDeadline: NeueFrist as PlainDate } // the schema checked both
    },
    encode: (verdict) => {
      if (verdict.kind === 'unknown') return { Echt: false as const }
      const known = { Echt: true as const, Periode: verdict.period, Eingang: verdict.receivedAt }
      if (verdict.kind === 'genuine') return { ...known, AlteFrist: verdict.oldDeadline, NeueFrist: verdict.newDeadline }
      return { ...known, Status: verdict.kind === 'pending' ? ('pendent' as const) : ('abgelehnt' as const) }
    },
  }),
  problem: wording,
})

const file = z.custom<FileAnswer>()

export const receiptPdf = endpoint({
  method: 'POST',
  onlyReads: true,
  path: receiptAddresses.pdf,
  access: 'public',
  summary: 'The receipt as a tagged PDF',
  limit: 'receipt',
  produces: 'application/pdf',
  input: proofInput,
  output: file,
  problem: wording,
})

export const deadlineCalendar = endpoint({
  method: 'POST',
  onlyReads: true,
  path: receiptAddresses.calendar,
  access: 'public',
  summary: 'The new deadline as a calendar file with alarms',
  limit: 'receipt',
  produces: 'text/calendar; charset=utf-8',
  input: proofInput,
  output: file,
  problem: wording,
})
