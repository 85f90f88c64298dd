import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import * as z from 'zod/mini'
import { addDays, plainDate } from '../../kit/plain-date.ts'
import { Problem } from '../../kit/problem.ts'
import { submitExtension, type Answer, type ExtensionRequest } from './contract.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(plainDate(1900, 1, 1), count))
const aRequest = (change: Partial<ExtensionRequest> = {}): ExtensionRequest => ({
  period: 2025,
  wish: plainDate(2026, 9, 30),
  pid: '204518',
  ...change,
})
const wireRequest = (Wunschfrist: unknown, Geburtsdatum?: unknown, SubjektId: unknown = '204518'): unknown => ({
  Periode: 2025,
  Wunschfrist,
  PersonSearchRequest: Geburtsdatum === undefined ? { SubjektId } : { SubjektId, Geburtsdatum },
})
const read = (wire: unknown): ReturnType<typeof z.safeDecode> => z.safeParse(submitExtension.input, wire)

describe('the request on the wire', () => {
  it('§7.1 §2.7 §6.1 goes to POST /BusinessAPI/efristerstreckung, open to everybody', () => {
    expect(submitExtension).toMatchObject({ method: 'POST', path: '/BusinessAPI/efristerstreckung', access: 'public' })
  })

  it('§3.2 §3.3 carries Periode, Wunschfrist and SubjektId, dates as month.day.year', () => {
    expect(z.encode(submitExtension.input, aRequest())).toEqual({
      Periode: 2025,
      Wunschfrist: '09.30.2026',
      PersonSearchRequest: { SubjektId: '204518' },
    })
  })

  it('§3.3 carries Geburtsdatum only when a birth date is given', () => {
    const wire = z.encode(submitExtension.input, aRequest({ birthDate: plainDate(1984, 3, 27) }))

    expect(wire.PersonSearchRequest).toEqual({ SubjektId: '204518', Geburtsdatum: '03.27.1984' })
    expect('Geburtsdatum' in z.encode(submitExtension.input, aRequest()).PersonSearchRequest).toBe(false)
  })

  it('carries Uid only when one is given', () => {
    const wire = z.encode(submitExtension.input, aRequest({ uid: 'CHE123456788' }))

    expect(wire.PersonSearchRequest).toEqual({ SubjektId: '204518', Uid: 'CHE123456788' })
    expect(z.decode(submitExtension.input, wire)).toEqual(aRequest({ uid: 'CHE123456788' }))
    expect('Uid' in z.encode(submitExtension.input, aRequest()).PersonSearchRequest).toBe(false)
  })

  it.each(['', 'CHE123456789', 'CHE-123.456.788', '123456788', 'che123456788', 123_456_788, null])('UID: the wire refuses %j', (Uid) => {
    const result = read({ Periode: 2025, Wunschfrist: '11.30.2026', PersonSearchRequest: { SubjektId: '204518', Uid } })

    expect(result.error?.issues[0]?.message).toBe('Ungültige UID')
  })

  it.prop([anyDay, fc.option(anyDay, { nil: undefined })])('comes back as it went', (wish, birthDate) => {
    const request = aRequest(birthDate === undefined ? { wish } : { wish, birthDate })

    expect(z.decode(submitExtension.input, z.encode(submitExtension.input, request))).toEqual(request)
  })

  it.each([
    ['11.30.2026', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['02.29.2024', '2024-02-29'],
  ])('§3.2 reads the date %s as %s', (text, expected) => {
    expect(z.decode(submitExtension.input, wireRequest(text) as never).wish).toBe(expected) // the schema checks what the cast skips
  })

  it.each(['30.11.2026', '13.01.2026', '02.29.2026', '2026-02-29', '11/30/2026', '11.30.26', '1.2.2026', '', 20_261_130, null])(
    'guesses nothing: %j is no date',
    (text) => {
      expect(read(wireRequest(text)).success).toBe(false)
      expect(read(wireRequest('11.30.2026', text)).success).toBe(false)
    },
  )

  it.each(['', '0', '012', '1234567', 'abc', '12 ', 204_518])('§5.1 PID: the wire refuses %j', (pid) => {
    const result = read(wireRequest('11.30.2026', undefined, pid))

    expect(result.error?.issues[0]?.message).toBe('Ungültige PID')
  })
})

describe('the answer on the wire', () => {
  const decided = {
    kind: 'decided',
    text: 'Die Fristerstreckung wurde bewilligt.',
    oldDeadline: plainDate(2026, 3, 31),
    newDeadline: plainDate(2026, 9, 30),
    receivedAt: '2026-03-10T18:42:00Z',
    name: 'Beispiel',
    firstName: 'Andrea',
    reference: '25K7M92QX8CV',
    code: 'K7M92QX8',
    rule: 'D6',
    configuration: '1-4f2a9c',
  } satisfies Answer

  it('§3.4 a decision is read from BackEndData', () => {
    const wire = {
      BackEndData: {
        ErgebnisText: decided.text,
        AlteFrist: '2026-03-31',
        NeueFrist: '2026-09-30',
        Eingang: '2026-03-10T18:42:00Z',
        ZusatzInfosPerson: { PersonName: 'Beispiel', Rufname: 'Andrea' },
        Referenz: '25K7M92QX8CV',
        Pruefcode: 'K7M92QX8',
        Status: 'entschieden' as const,
        Regel: 'D6',
        Regelwerk: '1-4f2a9c',
      },
    }

    expect(z.decode(submitExtension.output, wire)).toEqual(decided)
    expect(z.encode(submitExtension.output, decided)).toEqual(wire)
  })

  it('§3.4 a refusal is an ErrorMessage', () => {
    const rejected: Answer = { kind: 'rejected', message: 'Ungültige PID' }

    expect(z.encode(submitExtension.output, rejected)).toEqual({ ErrorMessage: 'Ungültige PID' })
    expect(z.decode(submitExtension.output, { ErrorMessage: 'Ungültige PID' })).toEqual(rejected)
    const tooMany = new Problem('too-many', 'Zu viele Anfragen')
    expect(submitExtension.problem?.fields('Zu viele Anfragen', tooMany)).toEqual({ ErrorMessage: 'Zu viele Anfragen' })
  })

  it('a request that is not decided yet has a receipt, but neither deadlines nor a name', () => {
    const { text, receivedAt, reference, code } = decided
    const pending: Answer = { kind: 'pending', text, receivedAt, reference, code, rule: 'V8b' }
    const wire = {
      BackEndData: {
        ErgebnisText: text,
        AlteFrist: '',
        NeueFrist: '',
        Eingang: receivedAt,
        ZusatzInfosPerson: { PersonName: '', Rufname: '' },
        Referenz: reference,
        Pruefcode: code,
        Status: 'pendent' as const,
        Regel: 'V8b',
        Regelwerk: '',
      },
    }

    expect(z.decode(submitExtension.output, wire)).toEqual(pending)
    expect(z.encode(submitExtension.output, pending)).toEqual(wire)
  })

  it('a refusal names its reference and its rule, where it has them', () => {
    const wire = { ErrorMessage: 'Gebühr?', Referenz: '25K7M92QX8CV', Regel: 'D4' }
    const rejected: Answer = { kind: 'rejected', message: 'Gebühr?', reference: '25K7M92QX8CV', rule: 'D4' }

    expect(z.decode(submitExtension.output, wire)).toEqual(rejected)
    expect(z.encode(submitExtension.output, rejected)).toEqual(wire)
  })

  it('where work is needed first, the problem says how much', () => {
    const needed = new Problem('work-needed', 'Bitte warten.', { workBits: 20 })

    expect(submitExtension.problem?.fields('Bitte warten.', needed)).toEqual({ ErrorMessage: 'Bitte warten.', Aufwand: 20 })
  })
})
