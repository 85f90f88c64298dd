import { describe, expect, it } from 'vitest'
import { plainDate } from '../../../kit/plain-date.ts'
import { answerAddress, readPlainForm, stateInAddress, stateOfAnswer, tokenIn } from './plain-form.ts'

const now = new Date('2026-03-10T12:00:00Z')
const person = {
  'legal-form': 'natural-person',
  period: '2025',
  pid: '204 518',
  deadline: '30.9.26',
  birth: '27.3.1984',
}

describe('a form sent without script', () => {
  it('becomes the same request as with it', () => {
    expect(readPlainForm('/steuernnp', person, now, 'none')).toMatchObject({
      kind: 'send',
      request: { period: 2025, wish: '2026-09-30', pid: '204518', birthDate: '1984-03-27' },
      legalForm: 'natural-person',
    })
  })

  it('with a fault shows the form again, checked, with everything that was typed', () => {
    const posted = readPlainForm('/steuernnp', { ...person, pid: '0', birth: '' }, now, 'none')

    expect(posted).toMatchObject({
      kind: 'show',
      isFaulty: true,
      state: { current: { path: '/steuernnp', draft: { isChecked: true, pid: '0', birth: '' } } },
    })
  })

  it('with too late a date is not sent but set back, as the form does it', () => {
    const posted = readPlainForm('/steuernnp', { ...person, deadline: '1.12.2026' }, now, 'none')

    expect(posted).toMatchObject({
      kind: 'show',
      state: { current: { draft: { deadline: '30.11.2026', deadlineNote: { kind: 'too-late' } } } },
    })
  })

  it.each([{}, { period: '1999', 'legal-form': 'x' }, { period: '2025; drop', pid: 'a'.repeat(10_000) }])(
    'with anything in it (%o) is a form with faults, never an error',
    (fields) => {
      expect(readPlainForm('/', fields, now, 'none')).toMatchObject({ kind: 'show', isFaulty: true })
    },
  )

  it('can ask to adapt the fields: a switch to legal entity recomputes as the spec says', () => {
    const fields = {
      ...person,
      'legal-form': 'legal-entity',
      action: 'update',
      'shown-legal-form': 'natural-person',
      'shown-period': '2026',
      period: '2026',
    }

    expect(readPlainForm('/steuernnp', fields, now, 'none')).toMatchObject({
      kind: 'show',
      isFaulty: false,
      state: { current: { draft: { legalForm: 'legal-entity', period: 2025, deadline: '31.12.2026', isChecked: false } } },
    })
  })

  it('can ask for another period, or to begin again', () => {
    const fields = { ...person, action: 'update', 'shown-legal-form': 'natural-person', 'shown-period': '2026' }

    expect(readPlainForm('/steuernnp', fields, now, 'none')).toMatchObject({
      state: { current: { draft: { period: 2025, deadline: '30.11.2026' } } },
    })
    expect(readPlainForm('/steuernnp', { action: 'reset' }, now, 'none')).toEqual({ kind: 'reset', path: '/steuernnp' })
  })
})

describe('a result that stands in the reply itself, without script', () => {
  it('sends the same request again with the fee accepted', () => {
    const plain = readPlainForm('/steuernnp', person, now, 'none')
    const accepted = readPlainForm('/steuernnp', { ...person, action: 'accept-fee' }, now, 'none')

    expect(plain).not.toHaveProperty('request.isFeeAccepted')
    expect(accepted).toEqual({ ...plain, request: { ...(plain.kind === 'send' && plain.request), isFeeAccepted: true } })
  })

  it('returns to the form with every entry, unchecked', () => {
    expect(readPlainForm('/steuernnp', { ...person, action: 'correct' }, now, 'none')).toMatchObject({
      kind: 'show',
      isFaulty: false,
      state: { current: { path: '/steuernnp', draft: { pid: '204 518', birth: '27.3.1984', deadline: '30.9.26', isChecked: false } } },
    })
  })

  it('leads to the first state of / with «Zurück»', () => {
    expect(readPlainForm('/steuernnp', { ...person, action: 'back' }, now, 'none')).toEqual({ kind: 'reset', path: '/' })
  })
})

describe('a form of a legal entity sent without script', () => {
  const firm = { 'legal-form': 'legal-entity', period: '2025', pid: '204518', uid: 'che 123 456 788', deadline: '30.9.26' }

  it('brings its UID where the canton asks for it, and nowhere else', () => {
    const request = { period: 2025, wish: '2026-09-30', pid: '204518' }

    expect(readPlainForm('/', firm, now, 'uid')).toMatchObject({ kind: 'send', request: { ...request, uid: 'CHE123456788' } })
    expect(readPlainForm('/', firm, now, 'none')).toHaveProperty('request', request)
  })

  it('without a good UID shows the form again with what was typed', () => {
    expect(readPlainForm('/', { ...firm, uid: 'CHE-123.456.789' }, now, 'uid')).toMatchObject({
      kind: 'show',
      isFaulty: true,
      state: { current: { draft: { isChecked: true, uid: 'CHE-123.456.789' } } },
    })
  })
})

describe('what a page without script begins with', () => {
  it('is what its link brings', () => {
    expect(stateInAddress('/steuernnp', '?subjektid=7&periode=2025', now)).toMatchObject({ current: { draft: { pid: '7', period: 2025 } } })
    expect(stateInAddress('/', '?lang=fr', now)).toBeUndefined()
  })

  it('is the answer at its secret address, without the birth date', () => {
    const request = { period: 2025, pid: '204518', wish: plainDate(2026, 9, 30) }
    const state = stateOfAnswer({ request, legalForm: 'natural-person', answer: { kind: 'rejected', message: 'nein' } }, now)

    expect(state).toMatchObject({
      current: { path: '/steuernnp', draft: { pid: '204518', deadline: '30.09.2026', birth: '' } },
      sent: { outcome: { kind: 'rejected', message: 'nein' } },
    })
    expect(tokenIn(new URL(answerAddress('/result', 'abc-_1'), 'http://x').search)).toBe('abc-_1')
  })
})
