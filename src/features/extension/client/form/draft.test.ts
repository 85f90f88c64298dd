import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { addDays, dottedDate, plainDate, yearOf, type PlainDate } from '../../../../kit/plain-date.ts'
import { isPeriodOver, latestDeadline, ordinaryDeadlines, proposedDeadline, whoGainsTime } from '../../rules.ts'
import { deadlineOf, editDraft, initialDraft, type Draft, type Edit } from './draft.ts'
import { faultsOf, faultsShown } from './faults.ts'

const today = plainDate(2026, 3, 10)
const anyToday = fc.integer({ min: 0, max: 2200 }).map((count) => addDays(plainDate(2024, 1, 1), count))
const anyPath = fc.constantFrom('/', '/steuernnp', '/steuernjp')

function after(draft: Draft, ...edits: readonly Edit[]): Draft {
  return edits.reduce((each, edit) => editDraft(each, edit, today), draft)
}

const typed = (text: string): readonly Edit[] => [{ kind: 'deadline', text }, { kind: 'leave-deadline' }]

describe('the first draft of a route', () => {
  it.each([
    ['/', 'legal-entity', 2025, '31.12.2026'],
    ['/steuernjp', 'legal-entity', 2025, '31.12.2026'],
    ['/steuernnp', 'natural-person', 2026, '10.03.2027'],
  ])('§4.1 §4.2 on %s is for a %s, period %i, until %s', (path, legalForm, period, deadline) => {
    expect(initialDraft(path, today)).toMatchObject({ legalForm, period, deadline, pid: '', isChecked: false })
  })

  it.each([
    ['2026-01-01', '01.01.2027', 'nobody'],
    ['2026-01-02', '02.01.2027', 'nobody'],
    ['2026-02-28', '28.02.2027', 'nobody'],
    ['2026-03-10', '10.03.2027', 'nobody'],
    ['2026-03-30', '30.03.2027', 'nobody'],
    ['2026-03-31', '31.03.2027', 'nobody'],
    ['2026-04-01', '01.04.2027', 'employed'],
    ['2026-05-15', '15.05.2027', 'employed'],
    ['2026-06-29', '29.06.2027', 'employed'],
    ['2026-06-30', '30.06.2027', 'employed'],
    ['2026-07-01', '01.07.2027', 'everybody'],
    ['2026-08-31', '31.08.2027', 'everybody'],
    ['2026-09-30', '30.09.2027', 'everybody'],
    ['2026-10-01', '01.10.2027', 'everybody'],
    ['2026-11-29', '29.11.2027', 'everybody'],
    ['2026-11-30', '30.11.2027', 'everybody'],
    ['2026-12-01', '30.11.2027', 'everybody'],
    ['2026-12-31', '30.11.2027', 'everybody'],
    ['2028-02-28', '27.02.2029', 'nobody'],
    ['2028-02-29', '28.02.2029', 'nobody'],
  ])('§4.3 on %s a person is offered %s for the current year, which brings time to %s', (day, expected, gains) => {
    const now = day as PlainDate
    const year = yearOf(now)
    const { deadline, period } = initialDraft('/steuernnp', now)
    const ordinary = ordinaryDeadlines('natural-person', period, musterland.site.filing)

    expect([period, deadline]).toEqual([year, expected])
    expect(whoGainsTime(proposedDeadline('natural-person', period, now), ordinary)).toBe(gains)
    // The same by link and by change, and for the year before the latest day as long as there is one.
    expect(initialDraft('/', now).deadline).toBe(`31.12.${year}`)
    if (now > plainDate(year, 11, 30)) return
    const changed = editDraft(initialDraft('/steuernnp', now), { kind: 'period', period: year - 1 }, now)
    expect(initialDraft('/steuernnp', now, { period: year - 1 }).deadline).toBe(`30.11.${year}`)
    expect(changed.deadline).toBe(`30.11.${year}`)
  })

  it('§2.15 takes what a link brings and proposes the date for that period', () => {
    const draft = initialDraft('/steuernnp', today, { pid: '204518', period: 2025, birth: plainDate(1984, 3, 27) })

    expect(draft).toMatchObject({ pid: '204518', period: 2025, deadline: '30.11.2026', birth: '27.03.1984' })
    expect(draft.fromLink).toEqual(['pid', 'period', 'birth'])
  })
})

describe('switching the legal form', () => {
  it.each([
    [plainDate(2025, 6, 1), 2024, '31.12.2025'],
    [plainDate(2026, 6, 1), 2025, '31.12.2026'],
    [plainDate(2027, 6, 1), 2026, '31.12.2027'],
  ])('§4.5 §4.4 to legal entity on %s forces period %i and recomputes the deadline to %s', (now, period, deadline) => {
    const draft = editDraft(initialDraft('/steuernnp', now), { kind: 'legal-form', legalForm: 'legal-entity' }, now)

    expect(draft).toMatchObject({ legalForm: 'legal-entity', period, deadline, deadlineNote: { kind: 'recomputed', isMaximum: true } })
  })

  it('§4.4 to natural person keeps the period', () => {
    const draft = after(initialDraft('/', today), { kind: 'legal-form', legalForm: 'natural-person' })

    expect(draft).toMatchObject({ legalForm: 'natural-person', period: 2025, deadline: '30.11.2026' })
  })

  it.prop([anyPath, anyToday])('never leaves a period in which nothing can be asked for', (path, now) => {
    const draft = editDraft(initialDraft(path, now), { kind: 'legal-form', legalForm: 'legal-entity' }, now)

    expect(isPeriodOver(draft.legalForm, draft.period, now)).toBe(false)
  })
})

describe('changing the period', () => {
  it('§4.4 recomputes the deadline: today and 365 days, capped', () => {
    const draft = initialDraft('/steuernnp', today)

    expect(after(draft, { kind: 'period', period: 2025 })).toMatchObject({ deadline: '30.11.2026', deadlineNote: { isMaximum: true } })
    expect(after(draft, { kind: 'period', period: 2025 }, { kind: 'period', period: 2026 })).toMatchObject({
      deadline: '10.03.2027',
      deadlineNote: { isMaximum: false },
    })
  })

  it.prop([anyPath, anyToday, fc.constantFrom(0, 1, 2)])('§5.8 no change puts the date past the maximum', (path, now, back) => {
    const draft = editDraft(initialDraft(path, now), { kind: 'period', period: yearOf(now) - back }, now)

    expect(deadlineOf(draft, now) ?? '').not.toBe('')
    expect((deadlineOf(draft, now) ?? '') <= latestDeadline(draft.legalForm, draft.period)).toBe(true)
  })
})

describe('the deadline', () => {
  const person = after(initialDraft('/steuernnp', today), { kind: 'period', period: 2025 })

  it('§5.9 past the maximum is set back to it when the field is left, and what was typed is told', () => {
    expect(after(person, ...typed('1.12.26'))).toMatchObject({
      deadline: '30.11.2026',
      deadlineNote: { kind: 'too-late', typed: '1.12.26', limit: '2026-11-30' },
    })
  })

  it('§5.8 on the maximum itself is left alone', () => {
    expect(after(person, ...typed('30.11.2026'))).toMatchObject({ deadline: '30.11.2026', deadlineNote: undefined })
  })

  it('is not touched while somebody types', () => {
    expect(after(person, { kind: 'deadline', text: '31.12.2030' })).toMatchObject({ deadline: '31.12.2030', deadlineNote: undefined })
  })

  it('keeps its warning until somebody changes the date', () => {
    const warned = after(person, ...typed('31.12.2030'), { kind: 'leave-deadline' }, { kind: 'pid', text: '1' })

    expect(warned.deadlineNote?.kind).toBe('too-late')
    expect(after(warned, { kind: 'deadline', text: '30.10.2026' }).deadlineNote).toBeUndefined()
  })

  it('stays as typed when it is no date, and says so once the field is left', () => {
    const typing = after(person, { kind: 'deadline', text: 'bald' })

    expect(faultsShown(typing, today, 'none')).toEqual([])
    expect(faultsShown(after(typing, { kind: 'leave-deadline' }), today, 'none')).toMatchObject([{ text: 'deadlineFormat' }])
  })

  it.prop([anyToday, fc.integer({ min: -800, max: 1600 })])(
    '§5.9 whatever is typed, leaving the field never leaves too late a date',
    (now, days) => {
      const text = dottedDate(addDays(now, days))
      const draft = editDraft(editDraft(initialDraft('/steuernnp', now), { kind: 'deadline', text }, now), { kind: 'leave-deadline' }, now)

      expect((deadlineOf(draft, now) ?? '') <= latestDeadline('natural-person', draft.period)).toBe(true)
    },
  )
})

describe('the birth date', () => {
  const person = initialDraft('/steuernnp', today)
  const left = (text: string): Draft => after(person, { kind: 'birth', text }, { kind: 'leave-birth' })

  it.each([
    ['24111980', '24.11.1980'],
    ['27. März 84', '27.03.1984'],
  ])('«%s» reads %s after leaving', (text, expected) => {
    expect(left(text).birth).toBe(expected)
  })

  it('stays as typed when it is no date, and says so once the field is left', () => {
    expect(left('27.3.').birth).toBe('27.3.')
    expect(faultsShown(left('27.3.'), today, 'none')).toMatchObject([{ text: 'birthFormat' }])
  })

  it('is silent while it is empty, until sending is tried', () => {
    expect(faultsShown(left(''), today, 'none')).toEqual([])
    expect(faultsShown(after(left(''), { kind: 'check' }), today, 'none').map(({ text }) => text)).toEqual(['pidInvalid', 'birthMissing'])
  })
})

describe('the PID', () => {
  it.each([
    ['204 518', '204518'],
    ['2045181', '2045181'],
    ['0 12', '0 12'],
  ])('«%s» reads %s after leaving: noise goes, a wrong number stays to be mended', (text, expected) => {
    expect(after(initialDraft('/', today), { kind: 'pid', text }, { kind: 'leave-pid' }).pid).toBe(expected)
  })
})

describe('the UID', () => {
  const firm = initialDraft('/', today)

  it.each([
    ['che 123 456 788 mwst', 'CHE-123.456.788'],
    ['CHE123456789', 'CHE123456789'],
    ['12 34', '12 34'],
  ])('«%s» reads %s after leaving: noise goes, a wrong number stays to be mended', (text, expected) => {
    expect(after(firm, { kind: 'uid', text }, { kind: 'leave-uid' }).uid).toBe(expected)
  })

  it('§3.9 stands in the draft, and its error shows once sending was tried, where the canton asks for it', () => {
    const draft = after(firm, { kind: 'pid', text: '204518' }, { kind: 'uid', text: 'CHE-123.456.789' }, { kind: 'leave-uid' })
    const checked = after(draft, { kind: 'check' })

    expect(draft.uid).toBe('CHE-123.456.789')
    expect(faultsShown(draft, today, 'uid')).toEqual([])
    expect(faultsShown(checked, today, 'uid')).toEqual([{ field: 'uid', focus: 'uid', text: 'uidInvalid', help: 'uidHelpDigits' }])
    expect(faultsShown(checked, today, 'none')).toEqual([])
    expect(faultsShown(after(checked, { kind: 'uid', text: '123456788' }), today, 'uid')).toEqual([])
  })

  it('is kept while somebody looks at the other legal form, and asks nothing of a person', () => {
    const draft = after(firm, { kind: 'uid', text: '1' }, { kind: 'legal-form', legalForm: 'natural-person' }, { kind: 'check' })

    expect(draft.uid).toBe('1')
    expect(faultsShown(draft, today, 'uid').map(({ field }) => field)).toEqual(['pid', 'birth'])
  })
})

it('errors are silent until sending is tried, then live', () => {
  const first = initialDraft('/', today)
  const checked = after(first, { kind: 'check' })

  expect(faultsOf(first, today, 'none')).toHaveLength(1)
  expect(faultsShown(first, today, 'none')).toEqual([])
  expect(faultsShown(checked, today, 'none')).toMatchObject([{ field: 'pid', text: 'pidInvalid' }])
  expect(faultsShown(after(checked, { kind: 'pid', text: '204518' }), today, 'none')).toEqual([])
})
