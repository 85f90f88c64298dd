// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Mail } from '../../mail.ts'
import { forwardOf, replyTo, replyToAll } from './answer.ts'
import { mentionsFile } from './forgotten-file.ts'
import { passedOn, quoted } from './quote.ts'

const own = 'anna@example.com'
const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` })

function aMail(change: Partial<Mail> = {}): Mail {
  return {
    id: '5f1c7f0e-0000-4000-8000-0000000000a1',
    from: { ...person('Beat'), avatar: '' },
    to: [person('Anna'), person('Carla')],
    subject: 'Closing',
    message: '<p>Hello</p>',
    time: '2026-06-28T08:00:00.000Z',
    read: true,
    starred: false,
    important: false,
    hasAttachments: false,
    attachments: [],
    labels: [],
    folder: 0,
    cc: [person('Dora'), person('Anna')],
    bcc: [],
    excerpt: 'Hello',
    threadId: '5f1c7f0e-0000-4000-8000-0000000000a1',
    state: 'kept',
    sendAt: null,
    version: 1,
    ...change,
  }
}

const emails = (people: readonly { readonly email: string }[]) => people.map(({ email }) => email)

it('answers whoever wrote', () => {
  const { written, answersId } = replyTo(aMail(), { own, message: 'x' })

  expect(emails(written.to)).toEqual(['beat@example.com'])
  expect(written.subject).toBe('Re: Closing')
  expect(answersId).toBe(aMail().id)
})

it('answers everybody but oneself', () => {
  const { written } = replyToAll(aMail(), { own: 'ANNA@example.com', message: '' })

  expect(emails(written.to)).toEqual(['beat@example.com', 'carla@example.com'])
  expect(emails(written.cc)).toEqual(['dora@example.com'])
})

it('answers those a message of one’s own went to', () => {
  const { written } = replyToAll(aMail({ from: { ...person('Anna'), avatar: '' }, to: [person('Beat')] }), { own, message: '' })

  expect(emails(written.to)).toEqual(['beat@example.com'])
})

it.each([
  ['Closing', 'Re: Closing', 'Fwd: Closing'],
  ['Re: Closing', 'Re: Closing', 'Fwd: Re: Closing'],
  ['RE: AW: Re: Closing', 'Re: Closing', 'Fwd: RE: AW: Re: Closing'],
  ['WG: Fwd: Closing', 'Re: WG: Fwd: Closing', 'Fwd: Closing'],
])('puts its sign before «%s» once', (subject, reply, forward) => {
  expect(replyTo(aMail({ subject }), { own, message: '' }).written.subject).toBe(reply)
  expect(forwardOf(aMail({ subject }), '').written.subject).toBe(forward)
})

it('passes the files on', () => {
  const attachments = [{ fileId: aMail().id, type: 'image/png', fileName: 'lake.png', preview: '', url: '', size: 5 }]

  expect(forwardOf(aMail({ attachments }), '').files).toEqual([{ fileId: aMail().id, name: 'lake.png', type: 'image/png', size: 5 }])
  expect(replyTo(aMail({ attachments }), { own, message: '' }).files).toEqual([])
})

// What is left of hostile HTML is looked at in a real browser: the one of these tests knows too little of it.
it('writes the names of people as text, not as HTML', () => {
  const reply = quoted(aMail(), 'On 28 Jun, <b>Beat</b> wrote:')
  const forward = passedOn(aMail(), ['Forwarded message', 'From: <b>Beat</b>'])

  expect(reply).toMatch(/^<p><\/p><p>On 28 Jun, &lt;b&gt;Beat&lt;\/b&gt; wrote:<\/p><blockquote>.*Hello.*<\/blockquote>$/)
  expect(forward).toMatch(/^<p><\/p><p>Forwarded message<br>From: &lt;b&gt;Beat&lt;\/b&gt;<\/p>.*Hello/)
})

it.each([
  ['', '<p>Im Anhang finden Sie die Bilanz.</p>', true],
  ['Attached: minutes', '', true],
  ['', '<p>See the attachment</p>', true],
  ['', '<p>Thanks</p><blockquote>see attached</blockquote>', false],
  ['', '<p>We are attached to it? No: unattachedly.</p>', true],
  ['', '<p>Hello</p>', false],
])('knows whether «%s %s» speaks of a file', (subject, message, isMentioned) => {
  expect(mentionsFile(subject, message)).toBe(isMentioned)
})
