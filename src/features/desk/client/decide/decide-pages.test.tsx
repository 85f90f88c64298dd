// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import { plainDate } from '../../../../kit/plain-date.ts'
import { decideMatter, listProposals, readMatter, readQueue, type Matter, type Waiting } from '../../decide-contract.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const waiting: Waiting = {
  id: '019563c4-0b3e-7a55-9d0e-3f2f4c1f5a77',
  kind: 'entry',
  period: 2025,
  reference: '25K7M92QX8CV',
  since: '2026-03-09T11:00:00.000Z',
  dueAt: '2026-03-19T11:00:00.000Z',
  isOverdue: true,
  isProposed: false,
  channel: 'letter',
  ground: 'illness',
}
const matter: Matter = {
  reference: '25K7M92QX8CV',
  state: 'entry',
  legalForm: 'natural-person',
  pid: '123456',
  period: 2025,
  person: { name: 'Beispiel', firstName: 'Andrea' },
  wish: plainDate(2026, 9, 30),
  receivedAt: '2026-03-09T11:00:00.000Z',
  text: 'Der Entscheid folgt.',
  rule: 'B0',
  oldDeadline: null,
  newDeadline: null,
  inForce: plainDate(2026, 3, 31),
  latest: plainDate(2026, 11, 30),
  answer: { rule: 'D6', grants: plainDate(2026, 9, 30) },
  entry: { channel: 'letter', ground: 'illness', note: '', name: 'Clara Muster' },
  proposal: null,
  acts: [],
  may: { grant: true, refuse: true, correct: false, withdraw: false },
  withdrawUntil: null,
  isBackDated: false,
  today: plainDate(2026, 3, 10),
  seen: 0,
}
const queue = (rows: readonly Waiting[]) => serving(readQueue, () => ({ rows: [...rows], next: null, moment: '2026-03-20T12:00:00.000Z' }))

describe('the queue', () => {
  it('shows what waits and leads a clerk to it', async () => {
    await openDeskPage({ path: '/desk/queue', roles: ['office-clerk'], served: [queue([waiting])] })

    const row = await screen.findByRole('row', { name: /25K7-M92Q-X8CV/ })

    expect(within(row).getByRole('link').getAttribute('href')).toBe('/desk/matters/25K7M92QX8CV')
    expect(row.textContent).toMatch(/Letter|Brief/)
    expect(row.textContent).toMatch(/Overdue|Überfällig/)
  })

  it('leads an auditor nowhere', async () => {
    await openDeskPage({ path: '/desk/queue', roles: ['office-audit'], served: [queue([waiting])] })

    const row = await screen.findByRole('row', { name: /25K7-M92Q-X8CV/ })

    expect(within(row).queryByRole('link')).toBeNull()
  })

  it('says so when nothing waits', async () => {
    await openDeskPage({ path: '/desk/queue?kind=delivery', roles: ['office-clerk'], served: [queue([])] })

    expect(await screen.findByText(/^(No open items|Keine Pendenzen)$/)).toBeDefined()
  })
})

describe('a matter', () => {
  it('asks for a day and says what it has seen, and shows why nothing was done', async () => {
    const sent: unknown[] = []
    const decide = serving(decideMatter, (input) => {
      sent.push(input)
      return { kind: 'refused', refusal: 'note-missing' } as const
    })
    await openDeskPage({ path: '/desk/matters/25K7M92QX8CV', roles: ['office-clerk'], served: [serving(readMatter, () => matter), decide] })

    fireEvent.click(await screen.findByRole('button', { name: /^(Grant|Bewilligen)$/ }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: /^(Grant|Bewilligen)$/ }))

    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/say why in the note|in der Notiz warum/)
    expect(sent).toEqual([{ reference: '25K7M92QX8CV', todo: { act: 'grant', day: '2026-09-30' }, note: '', seen: 0 }])
    expect(document.title).not.toMatch(/Beispiel/)
  })

  it('keeps a day that cannot be read in its box and says so, and takes one as it is written here', async () => {
    await openDeskPage({ path: '/desk/matters/25K7M92QX8CV', roles: ['office-clerk'], served: [serving(readMatter, () => matter)] })
    fireEvent.click(await screen.findByRole('button', { name: /^(Grant|Bewilligen)$/ }))
    const box = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox', { name: /^(New deadline|Neue Frist)/ })

    fireEvent.change(box, { target: { value: 'bald' } })
    fireEvent.blur(box)
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['bald', 'true'])
    fireEvent.change(box, { target: { value: '1.10.26' } })
    fireEvent.blur(box)
    expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['01.10.2026', null])
  })
})

describe('proposals', () => {
  const proposal = { id: waiting.id, act: 'grant' as const, newDeadline: plainDate(2026, 12, 31), reason: '', note: 'Spital', rule: 'D5' }
  const row = (isOwn: boolean) => ({
    ...proposal,
    at: '2026-03-09T11:00:00.000Z',
    name: 'Clara Muster',
    reference: '25K7M92QX8CV',
    period: 2025,
    isOwn,
  })

  it.each([
    ['a lead', ['office-lead'], false, 2],
    ['a lead about their own', ['office-lead'], true, 0],
    ['a clerk', ['office-clerk'], false, 0],
  ] as const)('%s can press so many buttons', async (_, roles, isOwn, count) => {
    await openDeskPage({ path: '/desk/proposals', roles, served: [serving(listProposals, () => ({ rows: [row(isOwn)], next: null }))] })

    const shown = await screen.findByRole('row', { name: /25K7-M92Q-X8CV/ })

    await waitFor(() => expect(within(shown).queryAllByRole('button')).toHaveLength(count))
  })
})
