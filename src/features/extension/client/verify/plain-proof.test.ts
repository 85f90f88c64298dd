import { describe, expect, it } from 'vitest'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Verdict } from '../../receipt-contract.ts'
import { createFlow } from '../flow-store.ts'
import type { Kept } from '../kept-store.ts'
import { readPlainProof, stateOfProof } from './plain-proof.ts'

const typed = { reference: '25k7 m92q x8cv', code: 'k7m9-2qx8' }
const genuine: Verdict = {
  kind: 'decided',
  rule: 'D6',
  legalForm: 'natural-person',
  period: 2025,
  receivedAt: '2026-03-10T18:42:00Z',
  oldDeadline: plainDate(2026, 9, 30),
  newDeadline: plainDate(2026, 11, 30),
}

describe('a receipt asked about without script', () => {
  it('is looked up as it was meant, however it was typed', () => {
    expect(readPlainProof(typed)).toEqual({
      kind: 'ask',
      proof: { reference: '25K7M92QX8CV', code: 'K7M92QX8', language: 'de' },
      typed,
    })
  })

  it.each([
    ['a wrong check character', { ...typed, reference: '25K7-M92Q-X8CW' }],
    ['a code that is too short', { ...typed, code: 'K7M9' }],
    ['nothing', { reference: '', code: '' }],
  ])('is not looked up with %s; the page shows the entries again', (_, fields) => {
    expect(readPlainProof(fields)).toEqual({ kind: 'show', state: { proof: { typed: fields, isChecked: true } } })
  })

  it('takes missing fields for empty ones and cuts endless ones', () => {
    const posted = readPlainProof({ code: 'x'.repeat(5000) })

    expect(posted).toEqual({ kind: 'show', state: { proof: { typed: { reference: '', code: 'x'.repeat(200) }, isChecked: true } } })
  })

  it('shows its verdict with the marks in fours', () => {
    expect(stateOfProof(typed, { verdict: genuine })).toEqual({
      proof: { typed: { reference: '25K7-M92Q-X8CV', code: 'K7M9-2QX8' }, isChecked: true, verdict: genuine },
    })
  })

  it('shows why there is no verdict and keeps the entries', () => {
    expect(stateOfProof(typed, { failure: 'Bitte später.' }).proof).toMatchObject({
      failure: 'Bitte später.',
      typed: { code: 'K7M9-2QX8' },
    })
  })

  it('leaves alone what the tab keeps of a request', () => {
    const kept: Kept = {}
    const written: Kept[] = []
    const store = { read: () => kept, write: (next: Kept) => void written.push(next), clear: () => undefined }
    const given = stateOfProof(typed, { verdict: genuine })

    const flow = createFlow({
      today: () => plainDate(2026, 3, 10),
      entityProof: 'none',
      send: async () => ({ kind: 'unknown' }),
      newKey: () => 'key',
      store,
      given,
    })

    expect(written).toEqual([])
    expect(flow.read()).toBe(kept)
    expect(flow.readFirst()).toBe(given)
  })
})
