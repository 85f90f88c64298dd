import type { Site } from '../../kit/site.ts'
import { dottedDate, plainDate, yearOf, type PlainDate } from '../../kit/plain-date.ts'
import { fill } from '../../kit/texts.ts'
import { ruleTexts } from './decision-texts.ts'
import { receiptAddresses } from './receipt-addresses.ts'
import { newReference } from './reference.ts'
import { isPeriodOver, latestDeadline, ordinaryDeadlines } from './rules.ts'

/** What is sent as it stands, and what comes back. */
export type Example = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly key?: string
  readonly body?: object
  /** The name under which a file is saved. */
  readonly file?: string
  readonly status: number
  /** An excerpt where the answer is long; nothing where it is a file. */
  readonly answer?: object
}

/** A call for outsiders: its place on the page, its fields as the wire names them, and an example. */
export type PublicCall = {
  readonly id: 'gesuch' | 'pruefung' | 'beleg' | 'kalender' | 'regeln' | 'status'
  readonly input: readonly string[]
  /** Nothing where the answer is a file or long; its example and the contract for tools tell the rest. */
  readonly output: readonly string[]
  readonly example: Example
}

const proofFields = ['Referenz', 'Pruefcode'] as const

/** The calls that software of outsiders makes, with examples for the period that can be extended now. */
export function publicCalls(today: PlainDate, filing: Site['filing']): readonly PublicCall[] {
  const facts = exampleFacts(today, filing)
  return [
    {
      id: 'gesuch',
      input: ['Periode', 'Wunschfrist', 'SubjektId', 'Geburtsdatum', 'Uid', 'GebuehrBestaetigt'],
      output: [
        'ErgebnisText',
        'AlteFrist',
        'NeueFrist',
        'Eingang',
        'PersonName',
        'Rufname',
        'Gemeinsam',
        'Mahnfrist',
        ...proofFields,
        'Status',
        'Regel',
        'Regelwerk',
        'ErrorMessage',
      ],
      example: submitExample(facts),
    },
    ...receiptCalls(facts),
    ...readingCalls(facts),
  ]
}

type Facts = ReturnType<typeof exampleFacts>

/** What a receipt is good for, once its reference and code are known. */
function receiptCalls(facts: Facts): readonly PublicCall[] {
  const proof = { Referenz: facts.reference, Pruefcode: facts.code }
  return [
    {
      id: 'pruefung',
      input: [...proofFields, 'Sprache'],
      output: ['Echt', 'Status', 'Regel', 'Rechtsform', 'Periode', 'Eingang', 'AlteFrist', 'NeueFrist', 'Mahnfrist'],
      example: {
        method: 'POST',
        path: receiptAddresses.verify,
        body: proof,
        status: 200,
        answer: {
          Echt: true,
          Periode: facts.period,
          Eingang: facts.receivedAt,
          AlteFrist: facts.oldDeadline,
          NeueFrist: facts.newDeadline,
        },
      },
    },
    {
      id: 'beleg',
      input: [...proofFields, 'Sprache'],
      output: [],
      example: { method: 'POST', path: receiptAddresses.pdf, body: { ...proof, Sprache: 'fr' }, file: 'beleg.pdf', status: 200 },
    },
    {
      id: 'kalender',
      input: [...proofFields, 'Sprache'],
      output: [],
      example: { method: 'POST', path: receiptAddresses.calendar, body: proof, file: 'frist.ics', status: 200 },
    },
  ]
}

function readingCalls(facts: Facts): readonly PublicCall[] {
  return [
    {
      id: 'regeln',
      input: [],
      output: [],
      example: {
        method: 'GET',
        path: '/BusinessAPI/efristerstreckung/regeln',
        status: 200,
        answer: {
          Version: facts.version,
          Regeln: [{ Code: 'D6', Antwort: 'Frist wird länger', Text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: {Datum}.' }],
          Werte: { SpaetestesDatum: { NatuerlichePerson: '11-30', JuristischePerson: '12-31' } },
        },
      },
    },
    {
      id: 'status',
      input: [],
      output: ['state'],
      example: {
        method: 'GET',
        path: '/api/status',
        status: 200,
        answer: { state: 'working', version: '0.1.0', checkedAt: facts.receivedAt },
      },
    },
  ]
}

/** A made-up person of the sample register, the period that is open now, and a receipt that has the right shape. */
function exampleFacts(today: PlainDate, filing: Site['filing']) {
  const form = 'natural-person'
  const year = yearOf(today)
  const period = isPeriodOver(form, year - 1, today) ? year : year - 1
  return {
    period,
    oldDeadline: ordinaryDeadlines(form, period, filing).first,
    newDeadline: latestDeadline(form, period),
    receivedAt: `${plainDate(period + 1, 3, 10)}T12:00:00.000Z`,
    reference: newReference(period, Uint8Array.from([23, 7, 9, 2, 29, 8, 20, 12, 27])),
    code: 'K7M92QX8',
    version: '1-8ca6d15a',
  }
}

const person = { SubjektId: '123456', Geburtsdatum: '1980-11-24' }

function submitExample({ period, oldDeadline, newDeadline, receivedAt, reference, code, version }: Facts): Example {
  return {
    method: 'POST',
    path: '/BusinessAPI/efristerstreckung',
    key: '7d0c5a52-9f0e-4a53-9a52-6f2b1f0c7d11',
    body: { Periode: period, Wunschfrist: newDeadline, PersonSearchRequest: person },
    status: 200,
    answer: {
      BackEndData: {
        ErgebnisText: fill(ruleTexts.granted, { deadline: dottedDate(newDeadline) }),
        AlteFrist: oldDeadline,
        NeueFrist: newDeadline,
        Eingang: receivedAt,
        ZusatzInfosPerson: { PersonName: 'Beispiel', Rufname: 'Andrea' },
        Referenz: reference,
        Pruefcode: code,
        Status: 'entschieden',
        Regel: 'D6',
        Regelwerk: version,
      },
    },
  }
}

/** What comes back where the request itself is wrong, and where nobody was found. */
export function failingExamples(today: PlainDate, filing: Site['filing']): readonly Example[] {
  const facts = exampleFacts(today, filing)
  const asked = { Periode: facts.period, Wunschfrist: facts.newDeadline }
  const refused = { method: 'POST', path: '/BusinessAPI/efristerstreckung' } as const
  return [
    {
      ...refused,
      body: { ...asked, PersonSearchRequest: { ...person, SubjektId: '0123' } },
      status: 400,
      answer: { code: 'invalid-input', message: 'Ungültige PID', ErrorMessage: 'Ungültige PID' },
    },
    {
      ...refused,
      body: { ...asked, PersonSearchRequest: { ...person, Geburtsdatum: '1980-11-25' } },
      status: 200,
      answer: { ErrorMessage: ruleTexts.personUnknown, Referenz: facts.reference, Regel: 'I1' },
    },
  ]
}

/** The command that sends an example, to be pasted into a shell. */
export function curlOf({ method, path, key, body, file }: Example, origin: string): string {
  const lines = [
    `curl ${origin}${path}`,
    ...(method === 'POST' ? ["-H 'Content-Type: application/json'"] : []),
    ...(key === undefined ? [] : [`-H 'Idempotency-Key: ${key}'`]),
    ...(body === undefined ? [] : [`-d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`]),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ]
  return lines.join(' \\\n  ')
}
