import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays, plainDate } from '../../../../kit/plain-date.ts'
import { periodsOnOffer, type LegalForm } from '../../rules.ts'
import { initialDraft } from '../form/draft.ts'
import { readPrefill } from '../form/prefill.ts'
import { codeFileName, prefillLink } from './prefill-link.ts'

const origin = 'https://steuern.musterland.example'

describe('a link to the form', () => {
  it('names the form by its path and the details after #', () => {
    expect(prefillLink({ origin, legalForm: 'natural-person', period: 2025, pid: '204518' })).toBe(
      'https://steuern.musterland.example/steuernnp#periode=2025&subjektid=204518',
    )
  })

  it('needs no PID', () => {
    expect(prefillLink({ origin, legalForm: 'legal-entity', period: 2025, pid: '' })).toBe(
      'https://steuern.musterland.example/steuernjp#periode=2025',
    )
  })

  it('is saved under a name without the PID', () => {
    expect(codeFileName({ legalForm: 'natural-person', period: 2025 })).toBe('efristerstreckung-steuernnp-2025.svg')
  })
})

const anyForm = fc.constantFrom<LegalForm>('natural-person', 'legal-entity')
const anyToday = fc.integer({ min: 0, max: 9000 }).map((count) => addDays(plainDate(2020, 1, 1), count))
const anyPid = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999_999 }).map(String))

it.prop([anyForm, anyToday, fc.constantFrom(0, 1, 2), anyPid])(
  '§2.15 what a link is made of is what the form reads from it, and nothing of it reaches a server',
  (legalForm, today, at, pid) => {
    const period = periodsOnOffer(today)[at] ?? 0
    const { search, hash, pathname } = new URL(prefillLink({ origin, legalForm, period, pid }))

    const prefill = readPrefill({ search, hash }, today)

    expect(prefill).toEqual(pid === '' ? { period } : { pid, period })
    expect(initialDraft(pathname, today, prefill)).toMatchObject({ legalForm, period, pid })
    expect(search).toBe('')
  },
)
