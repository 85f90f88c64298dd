// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { remember } from '../../../../shell/remembered.ts'
import { UndoHistory } from '../../../../shell/parts/undo/undo-history.tsx'
import { Snackbar } from '../../../../shell/workspace/notices/snackbar.tsx'
import { texts as answers } from '../../api-texts.ts'
import { findAddresses, readMail, saveDraft, sendMail, unsendMail } from '../../contract.ts'
import type { Draft, Mail } from '../../mail.ts'
import { Composer } from './composer.tsx'

const draftId = '5f1c7f0e-0000-4000-8000-0000000000d1'
let saved: Draft[] = []
let sent: Draft[] = []
let isDown = false
let hasGone = false
let refusal = ''

beforeEach(() => {
  saved = []
  sent = []
  isDown = false
  hasGone = false
  refusal = ''
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  remember('language', undefined)
})

function aMail(draft: Draft, change: Partial<Mail> = {}): Mail {
  return {
    ...draft,
    from: { name: 'Andrea Beispiel', avatar: '', email: aUser().email },
    time: '2026-03-10T12:00:00.000Z',
    read: true,
    starred: false,
    important: false,
    hasAttachments: false,
    attachments: [],
    labels: [],
    folder: 2,
    excerpt: '',
    threadId: draft.id,
    state: 'kept',
    sendAt: null,
    version: 1,
    ...change,
  }
}

const storedDraft: Draft = {
  id: draftId,
  to: [{ name: 'Mira', email: 'mira@example.com' }],
  cc: [{ name: '', email: 'carla@example.com' }],
  bcc: [],
  subject: 'Closing',
  message: '<p>Hello</p>',
  fileIds: [],
}

async function openComposer(search: string): Promise<void> {
  serveContract([
    serving(findAddresses, () => []),
    serving(readMail, () => aMail(storedDraft)),
    serving(saveDraft, (draft) => {
      if (isDown) throw new Problem('unavailable', 'down')
      saved.push(draft)
      return aMail(draft)
    }),
    serving(sendMail, (draft) => {
      if (refusal !== '') throw new Problem('not-allowed', refusal)
      sent.push(draft)
      return aMail(draft, { folder: 1, state: 'sending', sendAt: '2026-03-10T12:00:15.000Z' })
    }),
    serving(unsendMail, () => {
      if (hasGone) throw new Problem('conflict', 'gone')
      return aMail(storedDraft)
    }),
  ])
  await renderInWorkspace(
    <>
      <Composer />
      <UndoHistory />
      <Snackbar />
    </>,
    { user: aUser(), path: `/apps/mail/inbox${search}` },
  )
}

const subject = (): HTMLInputElement => screen.getByLabelText('Subject')
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

it('shows nothing as long as nobody writes, nor for a parameter that means nothing', async () => {
  await openComposer('?compose=what')

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('saves when somebody leaves a field, under one id, and then names the draft in the address', async () => {
  await openComposer('?compose=new')

  fireEvent.change(subject(), { target: { value: 'Clo' } })
  fireEvent.blur(subject())
  await screen.findByText(/^Saved \d\d:\d\d$/)
  fireEvent.change(subject(), { target: { value: 'Closing' } })
  fireEvent.blur(subject())
  await waitFor(() => expect(saved).toHaveLength(2))

  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  expect(location.search).toBe(`?compose=${saved[0]?.id}`)
  expect(saved[1]?.subject).toBe('Closing')
})

it('saves nothing where nothing was written', async () => {
  await openComposer('?compose=new')

  press('Close and keep as draft')

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saved).toEqual([])
  expect(location.search).toBe('')
})

it('opens a draft as it was left', async () => {
  await openComposer(`?compose=${draftId}`)

  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Closing')
  expect(screen.getByLabelText('Mira, mira@example.com')).toBeTruthy()
  expect(screen.getByLabelText('carla@example.com')).toBeTruthy()
})

it('stays open with everything in it while it cannot be saved', async () => {
  isDown = true
  await openComposer('?compose=new')

  fireEvent.change(subject(), { target: { value: 'Keep me' } })
  press('Close and keep as draft')
  await screen.findByText(/could not be saved/)
  expect(subject().value).toBe('Keep me')
  isDown = false
  press('Try again')

  await screen.findByText(/^Saved/)
})

it('does not send without a recipient, and says so at the field', async () => {
  await openComposer('?compose=new')

  press('Send')

  await screen.findByText('Enter at least one recipient.')
  expect(screen.getByRole('combobox', { name: /^To/ }).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

it('sends, offers to take it back, and opens again as it was', async () => {
  await openComposer(`?compose=${draftId}`)
  await screen.findByLabelText('Subject')

  press('Send')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ id }) => id)).toEqual([draftId])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

  await screen.findByRole('dialog', { name: 'New message' })
  expect(location.search).toBe(`?compose=${draftId}`)
})

it.each([
  ['de', 'Senden', answers.unproved, 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.'],
  ['de', 'Senden', answers.officeName, 'Ihr Name liest sich wie jener der Steuerverwaltung.'],
  ['en', 'Send', answers.officeName, answers.officeName],
])('says in the language of the reader (%s) why it was not sent', async (language, button, answer, said) => {
  remember('language', language)
  refusal = answer
  await openComposer(`?compose=${draftId}`)
  await screen.findByDisplayValue('Closing')

  press(button)

  await screen.findByText((text) => text.includes(said))
  expect(screen.queryByText(/Server/)).toBeNull()
  expect(sent).toEqual([])
})

it('says calmly that it is too late when the message has gone', async () => {
  await openComposer(`?compose=${draftId}`)
  await screen.findByLabelText('Subject')
  press('Send')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  hasGone = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo: Message sent' })))

  await screen.findByText('The message has already gone and cannot be taken back.')
  expect(screen.queryByRole('dialog')).toBeNull()
})
