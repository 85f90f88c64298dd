import { randomUUID } from 'node:crypto'
import { aboutMails, forMembers, members, only, type Policies } from './policy.ts'

const app = '/api/mail-app'
const state = { folder: 1, labels: [1], read: true, starred: true, important: true }
const draft = { to: [{ name: '', email: 'someone@example.com' }], cc: [], bcc: [], subject: 'Betreff', message: '<p>Text</p>', fileIds: [] }
const mails = aboutMails(({ inbox }) => ({ after: inbox }))

export const mailPolicies: Policies = {
  [`GET ${app}/mails`]: { ...mails, inputs: (world, who) => ({ ...mails.inputs(world, who), own: {} }) },
  [`GET ${app}/mail`]: aboutMails(({ inbox }) => ({ mailId: inbox })),
  [`GET ${app}/folders`]: forMembers,
  [`GET ${app}/filters`]: forMembers,
  [`GET ${app}/labels`]: forMembers,
  [`GET ${app}/counts`]: forMembers,
  [`GET ${app}/mail-states`]: forMembers,
  [`GET ${app}/sender`]: forMembers,
  [`GET ${app}/addresses`]: { lets: members, inputs: only({ q: 'a' }) },
  [`GET ${app}/trusted-senders`]: forMembers,
  [`GET ${app}/picture-rules`]: forMembers,
  [`POST ${app}/update-mail`]: aboutMails(({ inbox }) => ({ id: inbox, starred: true })),
  [`POST ${app}/update-mails`]: aboutMails(({ inbox }) => ({ selectedMailIds: [inbox], changes: { starred: true } })),
  [`POST ${app}/set-folder`]: aboutMails(({ inbox }) => ({ selectedMailIds: [inbox], folderId: 3 })),
  [`POST ${app}/toggle-label`]: aboutMails(({ inbox }) => ({ selectedMailIds: [inbox], labelId: 1 })),
  [`POST ${app}/delete-mails`]: aboutMails(({ trash }) => ({ selectedMailIds: [trash] })),
  [`POST ${app}/restore-mails`]: aboutMails(({ inbox }) => ({ mails: [{ id: inbox, ...state }] })),
  [`POST ${app}/save-draft`]: aboutMails(({ draft: id }) => ({ ...draft, id }), { takesAnyId: true }),
  [`POST ${app}/send-mail`]: aboutMails(({ draft: id }) => ({ ...draft, id }), { takesAnyId: true }),
  [`POST ${app}/unsend-mail`]: aboutMails(({ sending }) => ({ mailId: sending })),
  [`POST ${app}/trust-sender`]: { lets: members, inputs: only({ email: 'someone@example.com', isTrusted: true }) },
  // The mail shows no such picture, so that nothing is fetched.
  [`POST ${app}/picture`]: aboutMails(({ inbox }) => ({ mailId: inbox, address: 'https://example.com/a.png' }), { answers: 404 }),
  [`POST ${app}/import-mails`]: aboutMails(({ message }) => ({ importId: randomUUID(), fileId: message })),
  [`POST ${app}/undo-import`]: aboutMails(({ mailImport }) => ({ importId: mailImport })),
  [`POST ${app}/export`]: aboutMails(({ inbox }) => ({ selectedMailIds: [inbox], format: 'eml' })),
}
