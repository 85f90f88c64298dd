import { describe, expect, it } from 'vitest'
import { aContact, aGroup, idOf } from '../../../../../scripts/testing/address-book.ts'
import { checkLine } from '../../../../shell/parts/transfer/import-plan.ts'
import { guessMapping } from '../../../../shell/parts/transfer/mapping.ts'
import type { Contact } from '../../contact.ts'
import { texts } from '../texts.ts'
import { draftOf, type ContactDraft } from './contact-draft.ts'
import { importFormats } from './contact-formats.ts'
import { importFields } from './import-fields.ts'
import { knownContacts } from './known-contacts.ts'
import { writtenContacts } from './written-contacts.ts'

const people: readonly Contact[] = [
  aContact(1, {
    name: 'Zoë',
    lastName: 'Müller',
    nickname: 'Zo',
    company: 'Muster; Söhne, AG',
    address: 'Seeweg 3\n8000 Musterstadt',
    birthday: '--05-17',
    notes: 'Likes cats 🐈; "really",\nand dogs',
  }),
  aContact(2, { name: 'Tom', lastName: 'Rossi', birthday: '1985-07-04', phone: '+41 79 000 00 00' }),
]
const groups = [aGroup(1, 'Friends', [idOf(1)]), aGroup(2, 'Clients; new', [idOf(1), idOf(2)])]
const photo = 'data:image/jpeg;base64,QUJDRA=='

/** What the wizard would make of a text. */
function drafts(text: string): readonly ContactDraft[] {
  const content = importFormats.find(({ detect }) => detect(text))?.read(text)
  if (!content) return []
  if (content.kind === 'rows') return content.rows
  const fields = importFields(texts)
  const mapping = guessMapping(content.table.columns, fields)
  const plan = {
    title: '',
    fields,
    formats: importFormats,
    titleOf: () => '',
    run: async () => undefined,
    rowOf: (cells: Readonly<Record<string, string>>) => {
      const row = draftOf(cells)
      return row ? ({ kind: 'row', row } as const) : ({ kind: 'error', message: '' } as const)
    },
  }
  return content.table.rows.flatMap((line, at) => {
    const { outcome } = checkLine(plan, mapping, line, at)
    return outcome.kind === 'row' ? [outcome.row] : []
  })
}

const whole = (draft: ContactDraft | undefined) => ({
  nickname: '',
  company: '',
  jobTitle: '',
  email: '',
  phone: '',
  address: '',
  birthday: '',
  notes: '',
  ...draft,
})
const fields = ['id', 'name', 'lastName', 'nickname', 'company', 'jobTitle', 'email', 'phone', 'address', 'birthday', 'notes'] as const
const expected = (contact: Contact, names: readonly string[], picture: string) => ({
  ...Object.fromEntries(fields.map((field) => [field, contact[field]])),
  groups: names,
  photo: picture,
})

describe('a round trip of contacts', () => {
  it.each(['vcard', 'vcard4'] as const)('through %s loses nothing', (format) => {
    const text = writtenContacts(format, people, groups, new Map([[idOf(1), photo]]))

    const read = drafts(text)

    expect(read.map(whole)).toEqual([
      expected(people[0] ?? aContact(0), ['Friends', 'Clients; new'], photo),
      expected(people[1] ?? aContact(0), ['Clients; new'], ''),
    ])
  })

  it('through CSV loses nothing but pictures and ids', () => {
    const text = writtenContacts('csv', people, groups, new Map())

    const read = drafts(text)

    const withoutId = (contact: object) => Object.fromEntries(Object.entries(contact).filter(([field]) => field !== 'id'))
    expect(read.map(whole)).toEqual([
      withoutId(expected(people[0] ?? aContact(0), ['Friends', 'Clients; new'], '')),
      withoutId(expected(people[1] ?? aContact(0), ['Clients; new'], '')),
    ])
  })
})

describe('the columns of other address books', () => {
  it('are recognised as Google writes them', () => {
    const text = [
      'First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Address 1 - Formatted',
      'Mira,,Keller,Mi,Muster AG,Baker,1990-05-17,Hello,Friends ::: * myContacts,Work,mira@example.com,079 000 00 00,"Seeweg 3\n8000 Musterstadt"',
    ].join('\n')

    expect(drafts(text)).toEqual([
      {
        name: 'Mira',
        lastName: 'Keller',
        nickname: 'Mi',
        company: 'Muster AG',
        jobTitle: 'Baker',
        birthday: '1990-05-17',
        notes: 'Hello',
        email: 'mira@example.com',
        phone: '079 000 00 00',
        address: 'Seeweg 3\n8000 Musterstadt',
        groups: ['Friends'],
        photo: '',
      },
    ])
  })

  it('are recognised as Outlook writes them, with the address put together', () => {
    const text = [
      'Title,First Name,Last Name,Company,Job Title,Business Street,Business City,Business Postal Code,Business Country/Region,Mobile Phone,E-mail Address,Categories',
      ',Tom,Rossi,Muster AG,Smith,Gasse 1,Musterdorf,9000,Schweiz,+41 79 000 00 01,tom@example.com,Work;Friends',
    ].join('\n')

    expect(drafts(text)).toEqual([
      {
        name: 'Tom',
        lastName: 'Rossi',
        company: 'Muster AG',
        jobTitle: 'Smith',
        address: 'Gasse 1, 9000 Musterdorf, Schweiz',
        phone: '+41 79 000 00 01',
        email: 'tom@example.com',
        groups: ['Work', 'Friends'],
        photo: '',
      },
    ])
  })

  it.each([
    [{ fullName: 'Anna Maria Muster' }, { name: 'Anna Maria', lastName: 'Muster' }],
    [{ fullName: 'Muster' }, { name: 'Muster' }],
    [{ company: 'Muster AG' }, { name: 'Muster AG', company: 'Muster AG' }],
    [{ lastName: 'Muster' }, { name: 'Muster' }],
  ])('have some name in them: %o', (cells, names) => {
    expect(draftOf(cells)).toMatchObject(names)
  })

  it('without any name are no contact', () => {
    expect(draftOf({ phone: '1' })).toBeUndefined()
  })
})

describe('who is there already', () => {
  const known = knownContacts(people, groups)
  const draft = (change: Partial<ContactDraft>): ContactDraft => ({
    name: 'Tom',
    lastName: 'Rossi',
    email: 'mira2@example.com',
    groups: [],
    photo: '',
    ...change,
  })

  it.each([
    ['the same in all that the file says', draft({}), 'same'],
    ['the same with something new', draft({ company: 'Other AG' }), 'changed'],
    ['the same in a further group', draft({ groups: ['Friends'] }), 'changed'],
    ['another name with the same address', draft({ name: 'Tim' }), 'new'],
    ['the same name with another address', draft({ email: 'tom@example.org' }), 'new'],
    ['the same id', draft({ id: idOf(2), email: 'new@example.com' }), 'changed'],
  ] as const)('%s', (_, row, fate) => {
    expect(known.fateOf(row)).toBe(fate)
  })
})
