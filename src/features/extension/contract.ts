import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { exactDate, isPlainDate, type PlainDate } from '../../kit/plain-date.ts'
import { pidPattern } from './rules.ts'
import { decisionTexts } from './texts.ts'
import { readUid } from './uid.ts'

const Day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

const ExtensionRequest = z.object({
  period: z.int(),
  wish: Day,
  pid: z.string(),
  /** Given by natural persons only; its presence is what makes the request one of a natural person. */
  birthDate: z.optional(Day),
  /** Given by legal entities where the canton asks for it, in the form `CHE123456788`. */
  uid: z.optional(z.string()),
  /** Whether the fee of the new deadline was shown and accepted. */
  isFeeAccepted: z.optional(z.boolean()),
})
export type ExtensionRequest = z.output<typeof ExtensionRequest>

const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decided'),
    text: z.string(),
    oldDeadline: Day,
    newDeadline: Day,
    /** By when somebody who was reminded has to file. */
    reminderDeadline: z.optional(Day),
    /** A couple files together, so the answer holds for both. */
    isJoint: z.optional(z.boolean()),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    firstName: z.string(),
    reference: z.string(),
    code: z.string(),
    /** Which rule decided, and in which version of the rules; both stand in the public list. */
    rule: z.string(),
    configuration: z.string(),
  }),
  /** Nothing has to be filed for this period, so there is no deadline. */
  z.object({
    kind: z.literal('not-required'),
    text: z.string(),
    receivedAt: z.iso.datetime(),
    name: z.string(),
    firstName: z.string(),
    reference: z.string(),
    code: z.string(),
    rule: z.string(),
    configuration: z.string(),
  }),
  /** Received and stamped; the office decides later. */
  z.object({
    kind: z.literal('pending'),
    text: z.string(),
    receivedAt: z.iso.datetime(),
    reference: z.string(),
    code: z.string(),
    rule: z.string(),
  }),
  /** A request that was stored has a reference; one that could not even be read has none. */
  z.object({ kind: z.literal('rejected'), message: z.string(), reference: z.optional(z.string()), rule: z.optional(z.string()) }),
])
export type Answer = z.output<typeof Answer>

const missingOr = (text: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? decisionTexts.malformed : text),
})

export const WireDate = z.string(missingOr(decisionTexts.badDate)).check(
  z.regex(/^\d{2}\.\d{2}\.\d{4}$|^\d{4}-\d{2}-\d{2}$/, decisionTexts.badDate),
  z.refine((text) => readWireDate(text) !== undefined, decisionTexts.badDate),
)

const WireUid = z.string(decisionTexts.invalidUid).check(
  z.regex(/^CHE\d{9}$/, decisionTexts.invalidUid),
  z.refine((text) => readUid(text) !== undefined, decisionTexts.invalidUid),
)

const WireRequest = z.object(
  {
    Periode: z.int(decisionTexts.malformed).check(z.minimum(1000, decisionTexts.malformed), z.maximum(9998, decisionTexts.malformed)),
    Wunschfrist: WireDate,
    PersonSearchRequest: z.object(
      {
        SubjektId: z.string(missingOr(decisionTexts.invalidPid)).check(z.regex(pidPattern, decisionTexts.invalidPid)),
        Geburtsdatum: z.optional(WireDate),
        Uid: z.optional(WireUid),
      },
      decisionTexts.malformed,
    ),
    GebuehrBestaetigt: z.optional(z.boolean(decisionTexts.malformed)),
  },
  decisionTexts.malformed,
)

/** A request that is not decided yet has no deadlines to tell, and neither has a period for which nothing has to be filed. */
const DateOrNone = z.union([z.iso.date(), z.literal('')])

const WireAnswer = z.union([
  z.object({
    BackEndData: z.object({
      ErgebnisText: z.string(),
      AlteFrist: DateOrNone,
      NeueFrist: DateOrNone,
      Mahnfrist: z.optional(z.iso.date()),
      Gemeinsam: z.optional(z.boolean()),
      Eingang: z.iso.datetime(),
      ZusatzInfosPerson: z.object({ PersonName: z.string(), Rufname: z.string() }),
      Referenz: z.string(),
      Pruefcode: z.string(),
      Status: z.enum(['entschieden', 'pendent']),
      Regel: z.string(),
      Regelwerk: z.string(),
    }),
  }),
  z.object({ ErrorMessage: z.string(), Referenz: z.optional(z.string()), Regel: z.optional(z.string()) }),
])

export const submitExtension = endpoint({
  method: 'POST',
  path: '/BusinessAPI/efristerstreckung',
  access: 'public',
  summary: 'Ask for more time to file a tax return',
  limit: 'submit',
  takesKey: true,
  input: z.codec(WireRequest, ExtensionRequest, {
    decode: ({ Periode, Wunschfrist, PersonSearchRequest: { SubjektId, Geburtsdatum, Uid }, GebuehrBestaetigt }) => ({
      period: Periode,
      wish: wireDay(Wunschfrist),
      pid: SubjektId,
      ...(Geburtsdatum === undefined ? {} : { birthDate: wireDay(Geburtsdatum) }),
      ...(Uid === undefined ? {} : { uid: Uid }),
      ...(GebuehrBestaetigt === undefined ? {} : { isFeeAccepted: GebuehrBestaetigt }),
    }),
    encode: ({ period, wish, pid, birthDate, uid, isFeeAccepted }) => ({
      Periode: period,
      Wunschfrist: writeWireDate(wish),
      PersonSearchRequest: {
        SubjektId: pid,
        ...(birthDate === undefined ? {} : { Geburtsdatum: writeWireDate(birthDate) }),
        ...(uid === undefined ? {} : { Uid: uid }),
      },
      ...(isFeeAccepted === undefined ? {} : { GebuehrBestaetigt: isFeeAccepted }),
    }),
  }),
  output: z.codec(WireAnswer, Answer, {
    decode: (wire): Answer => {
      if ('ErrorMessage' in wire) return { kind: 'rejected', message: wire.ErrorMessage, reference: wire.Referenz, rule: wire.Regel }
      const {
        ErgebnisText: text,
        AlteFrist,
        NeueFrist,
        Mahnfrist,
        Gemeinsam: isJoint,
        ZusatzInfosPerson: person,
        ...proof
      } = wire.BackEndData
      const { Eingang: receivedAt, Referenz: reference, Pruefcode: code, Regel: rule, Regelwerk: configuration } = proof
      const stamped = { text, receivedAt, reference, code, rule }
      if (proof.Status === 'pendent') return { kind: 'pending', ...stamped }
      const { PersonName: name, Rufname: firstName } = person
      const named = { ...stamped, name, firstName, configuration }
      if (NeueFrist === '') return { kind: 'not-required', ...named }
      const reminder = Mahnfrist === undefined ? {} : { reminderDeadline: wireDay(Mahnfrist) }
      const dates = { oldDeadline: wireDay(AlteFrist), newDeadline: wireDay(NeueFrist), ...reminder }
      return { kind: 'decided', ...named, ...dates, ...(isJoint === undefined ? {} : { isJoint }) }
    },
    encode: (answer) => {
      if (answer.kind === 'rejected') return { ErrorMessage: answer.message, Referenz: answer.reference, Regel: answer.rule }
      const dates = answer.kind === 'decided' ? answer : undefined
      const named = answer.kind === 'pending' ? undefined : answer
      return {
        BackEndData: {
          ErgebnisText: answer.text,
          AlteFrist: dates?.oldDeadline ?? '',
          NeueFrist: dates?.newDeadline ?? '',
          ...(dates?.reminderDeadline && { Mahnfrist: dates.reminderDeadline }),
          ...(dates?.isJoint && { Gemeinsam: true }),
          Eingang: answer.receivedAt,
          ZusatzInfosPerson: { PersonName: named?.name ?? '', Rufname: named?.firstName ?? '' },
          Referenz: answer.reference,
          Pruefcode: answer.code,
          Status: named ? ('entschieden' as const) : ('pendent' as const),
          Regel: answer.rule,
          Regelwerk: named?.configuration ?? '',
        },
      }
    },
  }),
  problem: {
    texts: {
      unreadable: decisionTexts.malformed,
      'too-large': decisionTexts.malformed,
      'key-reused': decisionTexts.malformed,
      'too-many': decisionTexts.tooMany,
      'work-needed': decisionTexts.workNeeded,
      unavailable: decisionTexts.unavailable,
      unexpected: decisionTexts.unavailable,
    },
    fields: (message, { workBits }) => ({ ErrorMessage: message, ...(workBits === undefined ? {} : { Aufwand: workBits }) }),
  },
})

/** Month.day.year is what the form sends; year-month-day is taken too. The shape tells them apart, nothing is guessed. */
function readWireDate(text: string): PlainDate | undefined {
  const [, month, date, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  if (year) return exactDate(Number(year), Number(month), Number(date))
  return isPlainDate(text) ? text : undefined
}

export function writeWireDate(date: PlainDate): string {
  const [year, month, dayOfMonth] = date.split('-')
  return `${month}.${dayOfMonth}.${year}`
}

export function wireDay(text: string): PlainDate {
  const date = readWireDate(text)
  if (!date) throw new RangeError('a date the schema let through has no calendar day')
  return date
}
