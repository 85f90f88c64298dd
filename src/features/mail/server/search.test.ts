import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aMail, mailsOf } from '../../../../scripts/testing/mails.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'

let server: TestServer
let anna: TestAccount

// The day of the test is 2026-11-15 where the office is.
beforeAll(async () => {
  server = await aServer({ clock: '2026-11-15T12:00:00Z' })
  anna = await anAccount(server)
  const mails = [
    {
      subject: 'Jahresabschluss der Müller AG',
      plain: 'Die Rechnungen liegen bei. Gruss aus Zürich',
      from: { name: 'Jörg Bänziger', email: 'joerg.b@example.org' },
    },
    { subject: 'Invoices for the auditors', plain: 'Please check the two invoices by Friday.', labels: [2], read: true, starred: true },
    {
      subject: 'Lunch',
      plain: 'Friday at noon? Bring the signed contract.',
      important: true,
      to: [{ name: 'Carla Costa', email: 'carla@costa.example' }],
    },
    { subject: 'Sent one', plain: 'Our answer about Friday', folder: 1, read: true, time: '2026-11-14T23:30:00Z' },
    { subject: 'Cheap Friday offers', plain: 'Buy now', folder: 3 },
    { subject: 'Old Friday notes', plain: 'gone', folder: 4 },
  ]
  for (const [index, mail] of mails.entries()) await aMail(server, anna, { time: `2026-11-${10 - index}T08:00:00Z`, ...mail })
})
afterAll(() => server.app.close())

it.each([
  ['a word', 'lunch', ['Lunch']],
  ['the beginning of a word', 'audi', ['Invoices for the auditors']],
  ['a word without its accents', 'muller', ['Jahresabschluss der Müller AG']],
  ['a word with its accents', 'Müller', ['Jahresabschluss der Müller AG']],
  ['a place with its accents', 'zürich', ['Jahresabschluss der Müller AG']],
  ['a German word in another form', 'rechnung', ['Jahresabschluss der Müller AG']],
  ['an English word in another form', 'check invoice', ['Invoices for the auditors']],
  ['several words, each somewhere', 'friday contract', ['Lunch']],
  ['a phrase', '"signed contract"', ['Lunch']],
  ['a phrase whose words stand apart', '"contract signed"', []],
  ['what must not be there', 'friday -lunch', ['Invoices for the auditors']],
  ['only what must not be there', '-friday', ['Jahresabschluss der Müller AG']],
  ['who sent it', 'from:bänziger', ['Jahresabschluss der Müller AG']],
  ['who sent it, by address', 'von:joerg.b@example.org', ['Jahresabschluss der Müller AG']],
  ['who sent it, but it was received', 'from:carla', []],
  ['who got it', 'to:carla', ['Lunch']],
  ['who got it, in German', 'an:costa.example', ['Lunch']],
  ['the subject', 'subject:invoices', ['Invoices for the auditors']],
  ['the subject, but it is in the text', 'betreff:friday', []],
  ['not the subject', 'friday -betreff:lunch', ['Invoices for the auditors']],
  ['read ones', 'is:read', ['Invoices for the auditors']],
  ['read ones, in German', 'ist:gelesen', ['Invoices for the auditors']],
  ['unread ones', 'ist:ungelesen', ['Jahresabschluss der Müller AG', 'Lunch']],
  ['starred ones', 'is:starred', ['Invoices for the auditors']],
  ['starred ones, in German', 'ist:markiert', ['Invoices for the auditors']],
  ['important ones', 'is:important', ['Lunch']],
  ['important ones, in German', 'ist:wichtig', ['Lunch']],
  ['not important ones', '-is:important', ['Jahresabschluss der Müller AG', 'Invoices for the auditors']],
  ['a label', 'label:invoice', ['Invoices for the auditors']],
  ['a label, in German', 'label:Rechnung', ['Invoices for the auditors']],
  ['a label that does not exist', 'label:holiday', []],
  ['attachments', 'has:attachment', []],
  ['no attachments', '-hat:anhang lunch', ['Lunch']],
  ['another folder', 'in:sent friday', ['Sent one']],
  ['another folder, in German', 'in:Papierkorb friday', ['Old Friday notes']],
  ['spam', 'in:spam', ['Cheap Friday offers']],
  ['anywhere', 'friday in:anywhere', ['Sent one', 'Invoices for the auditors', 'Lunch']],
  ['anywhere, in German', 'friday in:überall', ['Sent one', 'Invoices for the auditors', 'Lunch']],
  ['a folder that does not exist', 'in:attic', []],
  ['before a day', 'before:2026-11-09', ['Lunch']],
  ['before a day, in German', 'vor:9.11.2026', ['Lunch']],
  ['after a day', 'after:9.11.2026', ['Jahresabschluss der Müller AG']],
  ['after yesterday: the day begins at midnight of the office', 'in:sent after:yesterday', ['Sent one']],
  ['after today', 'in:sent nach:heute', []],
  ['before today', 'in:sent before:today', []],
  ['a day that is none', 'after:someday', []],
  ['a key without a value asks for nothing yet', 'lunch from:', ['Lunch']],
  ['signs that are no words', 'lunch \u0000 " \' \\ & | ! ( ) : * <->', ['Lunch']],
  ['nothing by signs alone', '! ?', []],
])('§7.12 finds %s', async (_what, q, subjects) => {
  const found = await mailsOf(server, anna, { q })

  expect(found.map(({ subject }) => subject)).toEqual(subjects)
})

it('searches within the list: a label, a filter', async () => {
  const found = async (which: Record<string, string>) => (await mailsOf(server, anna, which)).map(({ subject }) => subject)

  expect(await found({ labelHandle: 'invoice', q: 'friday' })).toEqual(['Invoices for the auditors'])
  expect(await found({ labelHandle: 'invoice', q: 'lunch' })).toEqual([])
  expect(await found({ filterHandle: 'important', q: 'friday' })).toEqual(['Lunch'])
  expect(await found({ filterHandle: 'important', q: 'friday in:sent' })).toEqual([])
})
