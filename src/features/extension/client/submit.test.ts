import { describe, expect, it } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import { initialDraft, type Draft } from './form/draft.ts'
import { faultsOf } from './form/faults.ts'
import { checkDraft } from './submit.ts'

const today = plainDate(2026, 3, 10)
const aPerson = (change: Partial<Draft> = {}): Draft => ({
  ...initialDraft('/steuernnp', today),
  period: 2025,
  pid: '204518',
  birth: '27.3.1984',
  deadline: '30.09.2026',
  ...change,
})
const check = (draft: Draft) => checkDraft(draft, today, 'none').check

describe('from draft to request', () => {
  it('§3.3 a person sends period, wish, PID and birth date', () => {
    expect(check(aPerson())).toEqual({
      kind: 'ready',
      request: { period: 2025, wish: '2026-09-30', pid: '204518', birthDate: '1984-03-27' },
    })
  })

  it('§3.3 a legal entity sends no birth date, even when one was typed before', () => {
    expect(check(aPerson({ legalForm: 'legal-entity' }))).toEqual({
      kind: 'ready',
      request: { period: 2025, wish: '2026-09-30', pid: '204518' },
    })
  })

  it('§5.14 a legal entity is checked only for date and PID', () => {
    const draft = aPerson({ legalForm: 'legal-entity', birth: '99 x' })

    expect(check(draft).kind).toBe('ready')
  })

  it('sends what was meant, not how it was typed', () => {
    const draft = aPerson({ pid: "204'518", deadline: '30. Sept', birth: '27.3.84' })

    expect(check(draft)).toMatchObject({ request: { wish: '2026-09-30', pid: '204518', birthDate: '1984-03-27' } })
  })

  it('§5.9 too late a wish is set back and shown before anything is sent; the second press sends', () => {
    const first = checkDraft(aPerson({ deadline: '31.12.2030' }), today, 'none')

    expect(first.check).toEqual({ kind: 'set-back' })
    expect(first.draft.deadline).toBe('30.11.2026')
    expect(check(first.draft)).toMatchObject({ kind: 'ready', request: { wish: '2026-11-30' } })
  })

  it('a period that is over makes no field errors', () => {
    const { draft, check: found } = checkDraft(aPerson({ period: 2024, pid: '' }), today, 'none')

    expect(found).toEqual({ kind: 'period-over' })
    expect(draft.isChecked).toBe(false)
  })

  it.each([
    ['§5.4 PID: empty is refused', { pid: '' }, ['pidInvalid', 'pidHelpMissing']],
    ['§5.1 PID: leading zero is refused', { pid: '012' }, ['pidInvalid', 'pidHelpDigits']],
    ['§5.1 PID: letters is refused', { pid: '12a' }, ['pidInvalid', 'pidHelpDigits']],
    ['§5.1 §9.1 PID: seven digits is refused', { pid: '1234567' }, ['pidInvalid', 'pidHelpLength']],
    ['§5.11 birth date: empty is refused', { birth: '' }, ['birthMissing', undefined]],
    ['birth date: no year is refused', { birth: '27.3.' }, ['birthFormat', 'birthHelpFormat']],
    ['§5.12 birth date: no such day is refused', { birth: '31.2.1984' }, ['birthFormat', 'birthHelpFormat']],
    ['§5.11 §9.5 birth date: tomorrow is refused', { birth: '11.3.2026' }, ['birthFuture', undefined]],
    ['§5.10 deadline: empty is refused', { deadline: ' ' }, ['deadlineMissing', undefined]],
    ['deadline: no date is refused', { deadline: 'bald' }, ['deadlineFormat', undefined]],
    ['§5.10 §9.5 deadline: yesterday is refused', { deadline: '09.03.2026' }, ['deadlinePast', undefined]],
  ] as const)('%s', (_, change, expected) => {
    const draft = aPerson(change)

    expect(check(draft).kind).toBe('faulty')
    expect(faultsOf(draft, today, 'none').map(({ text, help }) => [text, help])).toEqual([expected])
  })

  it.each([
    ['§5.10 §9.5 deadline: today is taken', { deadline: '10.03.2026' }],
    ['§5.8 deadline: the maximum is taken', { deadline: '30.11.2026' }],
    ['§9.5 birth date: today is taken', { birth: '10.3.2026' }],
    ['§5.4 PID: one digit is taken', { pid: '1' }],
    ['§5.4 §9.1 PID: six digits is taken', { pid: '999999' }],
  ] as const)('%s', (_, change) => {
    expect(check(aPerson(change)).kind).toBe('ready')
  })
})

describe('where the canton asks legal entities for their UID', () => {
  const aFirm = (change: Partial<Draft> = {}): Draft => aPerson({ legalForm: 'legal-entity', uid: 'che 123 456 788 mwst', ...change })

  it('they send it in its normal form', () => {
    expect(checkDraft(aFirm(), today, 'uid')).toMatchObject({
      draft: { uid: 'CHE-123.456.788' },
      check: { kind: 'ready', request: { period: 2025, wish: '2026-09-30', pid: '204518', uid: 'CHE123456788' } },
    })
  })

  it.each([
    ['empty', ' ', ['uidMissing', undefined]],
    ['too short', 'CHE-123.456', ['uidInvalid', 'uidHelpForm']],
    ['with a wrong check digit', 'CHE-123.456.789', ['uidInvalid', 'uidHelpDigits']],
  ])('one that is %s is refused', (_, uid, expected) => {
    const draft = aFirm({ uid })

    expect(checkDraft(draft, today, 'uid').check.kind).toBe('faulty')
    expect(faultsOf(draft, today, 'uid').map(({ text, help }) => [text, help])).toEqual([expected])
  })

  it('a person neither needs nor sends one', () => {
    const { check: found } = checkDraft(aPerson({ uid: 'CHE-123.456.788' }), today, 'uid')

    expect(found).toEqual({ kind: 'ready', request: { period: 2025, wish: '2026-09-30', pid: '204518', birthDate: '1984-03-27' } })
  })

  it('elsewhere nobody sends one', () => {
    expect(check(aFirm())).toEqual({ kind: 'ready', request: { period: 2025, wish: '2026-09-30', pid: '204518' } })
  })
})
