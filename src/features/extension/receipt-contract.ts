import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import { languages } from '../../kit/texts.ts'
import { receiptAddresses } from './receipt-addresses.ts'
import { readCode, readReference } from './reference.ts'
import { legalForms } from './rules.ts'
import { proofTexts } from './texts.ts'

const Day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

const Proof = z.object({ reference: z.string(), code: z.string(), language: z.enum(languages) })
export type Proof = z.output<typeof Proof>

export const wireProof = {
  Referenz: z.string().check(z.refine((text) => readReference(text) !== undefined, proofTexts.badReference)),
  Pruefcode: z.string().check(z.refine((text) => readCode(text) !== undefined, proofTexts.badCode)),
}
export const WireProof = z.object({ ...wireProof, Sprache: z.optional(z.enum(languages)) })

const proofInput = z.codec(WireProof, Proof, {
  decode: ({ Referenz, Pruefcode, Sprache }) => ({
    reference: readReference(Referenz) ?? '',
    code: readCode(Pruefcode) ?? '',
    language: Sprache ?? 'de',
  }),
  encode: ({ reference, code, language }) => ({ Referenz: reference, Pruefcode: code, Sprache: language }),
})

const stamped = { period: z.int(), receivedAt: z.iso.datetime() }

/** What we know of a receipt that is ours, or that it is not. */
const Verdict = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decided'),
    ...stamped,
    rule: z.string(),
    legalForm: z.enum(legalForms),
    oldDeadline: Day,
    newDeadline: Day,
    reminderDeadline: z.optional(Day),
  }),
  /** Nothing had to be filed; not decided yet; or not decided at once and refused since. */
  z.object({ kind: z.enum(['not-required', 'pending', 'refused']), ...stamped }),
  z.object({ kind: z.literal('unknown') }),
])
export type Verdict = z.output<typeof Verdict>

const WireVerdict = z.union([
  z.object({ Echt: z.literal(true), Status: z.enum(['nicht nötig', 'pendent', 'abgelehnt']), Periode: z.int(), Eingang: z.iso.datetime() }),
  z.object({
    Echt: z.literal(true),
    Periode: z.int(),
    Eingang: z.iso.datetime(),
    Regel: z.string(),
    Rechtsform: z.enum(['natürliche Person', 'juristische Person']),
    AlteFrist: z.iso.date(),
    NeueFrist: z.iso.date(),
    Mahnfrist: z.optional(z.iso.date()),
  }),
  z.object({ Echt: z.literal(false) }),
])

const statusOf = { 'not-required': 'nicht nötig', pending: 'pendent', refused: 'abgelehnt' } as const
const kindOfStatus = { 'nicht nötig': 'not-required', pendent: 'pending', abgelehnt: 'refused' } as const

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
      const known = { period: wire.Periode, receivedAt: wire.Eingang }
      if ('Status' in wire) return { kind: kindOfStatus[wire.Status], ...known }
      const { Regel: rule, Rechtsform, AlteFrist, NeueFrist, Mahnfrist } = wire
      const legalForm = Rechtsform === 'natürliche Person' ? 'natural-person' : 'legal-entity'
      const dates = { oldDeadline: AlteFrist as PlainDate, newDeadline: NeueFrist as PlainDate } // the schema checked both
      const reminder = Mahnfrist === undefined ? {} : { reminderDeadline: Mahnfrist as PlainDate } // likewise
      return { kind: 'decided', ...known, rule, legalForm, ...dates, ...reminder }
    },
    encode: (verdict) => {
      if (verdict.kind === 'unknown') return { Echt: false as const }
      const known = { Echt: true as const, Periode: verdict.period, Eingang: verdict.receivedAt }
      if (verdict.kind !== 'decided') return { ...known, Status: statusOf[verdict.kind] }
      return {
        ...known,
        Regel: verdict.rule,
        Rechtsform: verdict.legalForm === 'natural-person' ? ('natürliche Person' as const) : ('juristische Person' as const),
        AlteFrist: verdict.oldDeadline,
        NeueFrist: verdict.newDeadline,
        ...(verdict.reminderDeadline && { Mahnfrist: verdict.reminderDeadline }),
      }
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
