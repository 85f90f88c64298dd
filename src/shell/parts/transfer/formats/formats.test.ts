import { describe, expect, it } from 'vitest'
import { textOf } from '../decode.ts'
import { formatFor, type Format, type Table } from '../format.ts'
import { csvFormat } from './csv.ts'
import { jsonFormat } from './json.ts'
import { vcardFormat } from './vcard.ts'

const formats: readonly Format<never>[] = [csvFormat(), jsonFormat(), vcardFormat('3.0'), vcardFormat('4.0')]

const people: Table = {
  columns: ['name', 'firstName', 'lastName', 'company', 'email', 'phone', 'birthday', 'notes'].map((id) => ({ id, title: id })),
  rows: [
    [
      'Mira Keller',
      'Mira',
      'Keller',
      'Muster; Söhne AG',
      'mira@firma.example, mk@post.example',
      '+41 44 000 00 00',
      '1990-02-28',
      'Says «hello»,\nthen "bye"',
    ],
    ['=SUM(A1)', 'Tom', String.raw`Rossi\\`, '', '', '', '', String.raw`back\slash, ${'ä'.repeat(60)}`],
  ],
}

describe('a round trip', () => {
  it.each(formats)('through $title loses nothing', ({ read, write }) => {
    const content = read(write([], people))

    expect(byName(content.kind === 'table' ? content.table : { columns: [], rows: [] })).toEqual(byName(people))
  })
})

describe('CSV', () => {
  it.each([
    ['comma', 'Name,Town\nMira,Bern\n'],
    ['semicolon', 'Name;Town\r\nMira;Bern\r\n'],
    ['tab', 'Name\tTown\nMira\tBern'],
    ['a mark for UTF-8', '\uFEFFName;Town\nMira;Bern'],
    ['quotes', '"Name","Town"\n"Mira","Bern"\n\n\n'],
  ])('is read with %s', (_, text) => {
    const content = csvFormat().read(text)

    expect(content).toEqual({
      kind: 'table',
      table: {
        columns: [
          { id: 'Name', title: 'Name' },
          { id: 'Town', title: 'Town' },
        ],
        rows: [['Mira', 'Bern']],
      },
    })
  })

  it('keeps separators, quotes and line breaks inside of quotes', () => {
    const content = csvFormat().read('Name;Note\n"Keller; Mira";"says ""hello""\nand bye"\n')

    expect(content).toMatchObject({ table: { rows: [['Keller; Mira', 'says "hello"\nand bye']] } })
  })
})

describe('the letters of a file', () => {
  it.each([
    ['UTF-8', [0x5a, 0xc3, 0xbc]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x5a, 0xc3, 0xbc]],
    ['Windows-1252', [0x5a, 0xfc]],
    ['UTF-16', [0xff, 0xfe, 0x5a, 0x00, 0xfc, 0x00]],
  ])('are read in %s', (_, bytes) => {
    expect(textOf(Uint8Array.from(bytes))).toBe('Zü')
  })
})

describe('the format', () => {
  it.each([
    ['people.csv', 'a;b\n1;2', 'csv'],
    ['', 'a;b\n1;2', 'csv'],
    ['', '  [{"a":1}]', 'json'],
    ['', 'BEGIN:VCARD\r\nFN:Mira', 'vcard'],
    ['export.txt', '{"items":[]}', 'json'],
    ['people.csv', 'Name', 'csv'],
  ])('of «%s» is found', (name, text, id) => {
    expect(formatFor(formats, name, text)?.id).toBe(id)
  })

  it('is unknown where nothing fits', () => {
    expect(formatFor(formats, 'picture.png', 'PNG')).toBeUndefined()
  })
})

describe('vCard', () => {
  it('reads what phones write: groups, parameters, broken lines, several numbers', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Rossi;Tom;;;',
      'FN:Tom Rossi',
      'item1.TEL;type=CELL;type=pref:+41 79 000 00 00',
      'TEL;VALUE=uri;TYPE="voice,home":tel:+41-44-000-00-01',
      'ADR;TYPE=home:;;Seeweg 3;Musterstadt;;8000;Schweiz',
      'BDAY:19850704',
      'NOTE:First li',
      ' ne\\nsecond',
      'END:VCARD',
    ].join('\r\n')

    const content = vcardFormat('3.0').read(card)

    expect(byName(content.kind === 'table' ? content.table : people)).toEqual([
      {
        name: 'Tom Rossi',
        firstName: 'Tom',
        lastName: 'Rossi',
        phone: '+41 79 000 00 00, +41-44-000-00-01',
        address: 'Seeweg 3, 8000 Musterstadt, Schweiz',
        birthday: '1985-07-04',
        notes: 'First line\nsecond',
      },
    ])
  })
})

describe('a vCard for everybody', () => {
  const columns = ['id', 'name', 'firstName', 'lastName', 'address', 'birthday', 'notes', 'groups', 'photo'].map((id) => ({
    id,
    title: id,
  }))
  const photo = `data:image/jpeg;base64,${'AbC/+9'.repeat(200)}`
  const card: Table = {
    columns,
    rows: [
      [
        '5f1c7f0e-0000-4000-8000-000000000001',
        'Zoë Müller 🐈',
        'Zoë',
        'Müller 🐈',
        'Seeweg 3; Haus B\n8000 Musterstadt, Schweiz',
        '--05-17',
        `Ä;ö,ü\nnew line \\n stays ${'🐈'.repeat(40)}`,
        JSON.stringify(['Friends, old', 'Kunden; neu']),
        photo,
      ],
    ],
  }

  it.each(['3.0', '4.0'] as const)(
    '%s keeps umlauts, emoji, semicolons, line breaks, groups, a picture and a birthday without a year',
    (version) => {
      const { read, write } = vcardFormat(version)

      const text = write([], card)
      const content = read(text)

      expect(byName(content.kind === 'table' ? content.table : people)).toEqual(byName(card))
      expect(text).toContain(version === '4.0' ? 'BDAY:--0517' : 'BDAY:--05-17')
      const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    },
  )

  it('reads what other address books write: an omitted year, a picture with its type, lists of categories', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Tom; Rossi',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-04',
      'PHOTO;TYPE=JPEG;ENCODING=b:QUJD',
      'CATEGORIES:Friends,Work',
      'UID:urn:uuid:5f1c7f0e-0000-4000-8000-000000000001',
      'END:VCARD',
    ].join('\n')

    const content = vcardFormat('3.0').read(text)

    expect(byName(content.kind === 'table' ? content.table : people)).toEqual([
      {
        id: '5f1c7f0e-0000-4000-8000-000000000001',
        name: 'Tom; Rossi',
        birthday: '--07-04',
        groups: '["Friends","Work"]',
        photo: 'data:image/jpeg;base64,QUJD',
      },
    ])
  })
})

it('reads a list inside of a wrapper, and what is deeper as text', () => {
  const content = jsonFormat().read('{"version":1,"items":[{"name":"Mira","tags":["a"]},{"name":"Tom","age":40}]}')

  expect(content).toMatchObject({
    table: {
      rows: [
        ['Mira', '["a"]', ''],
        ['Tom', '', '40'],
      ],
    },
  })
})

/** Only what has a value: formats differ in which empty columns they have. */
function byName({ columns, rows }: Table): readonly Readonly<Record<string, string>>[] {
  return rows.map((row) => Object.fromEntries(columns.flatMap(({ id }, at) => (row[at] ? [[id, row[at]]] : []))))
}
