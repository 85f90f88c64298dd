import type { Content, Format, Table } from '../format.ts'
import { birthdayIn, photoIn, writtenBirthday, writtenPhoto, type VcardVersion } from './vcard-values.ts'
import { listIn, plainText, vcardLines, writtenLine, writtenList, type VcardLine } from './vcard-lines.ts'

/** What address books exchange. Reads 3.0 and 4.0, writes the one asked for. */
export function vcardFormat<Row>(version: VcardVersion): Format<Row> {
  const id = version === '3.0' ? 'vcard' : 'vcard4'
  const write = (_: readonly Row[], table: Table): string => writeTable(table, version)
  return { id, title: `vCard ${version}`, extensions: ['vcf', 'vcard'], type: 'text/vcard', detect, read, write }
}

/** The columns a card gives, under names that an app can expect. A photo is a `data:` address, groups are a JSON list. */
const vcardColumns = [
  'id',
  'name',
  'firstName',
  'lastName',
  'nickname',
  'company',
  'jobTitle',
  'email',
  'phone',
  'address',
  'birthday',
  'website',
  'notes',
  'groups',
  'photo',
]

const simple: Readonly<Record<string, string>> = { NICKNAME: 'nickname', TITLE: 'jobTitle', EMAIL: 'email', URL: 'website', NOTE: 'notes' }

function detect(text: string): boolean {
  return /^\s*BEGIN:VCARD/i.test(text)
}

function read<Row>(text: string): Content<Row> {
  const cards: Record<string, string>[] = []
  for (const line of vcardLines(text)) {
    if (line.name === 'BEGIN') cards.push({})
    const card = cards.at(-1)
    if (card) takeIn(card, line)
  }
  return {
    kind: 'table',
    table: {
      columns: vcardColumns.map((id) => ({ id, title: id })),
      rows: cards.map((card) => vcardColumns.map((id) => card[id] ?? '')),
    },
  }
}

function takeIn(card: Record<string, string>, line: VcardLine): void {
  const { name } = line
  const values = line.values.map(plainText)
  // A semicolon that nobody marked belongs to the text where the standard knows no parts.
  const text = values.join(';').trim()
  const put = (id: string, value: string, glue = ', '): void => {
    if (value !== '') card[id] = card[id] === undefined ? value : `${card[id]}${glue}${value}`
  }
  if (name === 'FN') put('name', text)
  else if (name === 'N') {
    put('lastName', values[0] ?? '')
    put('firstName', values[1] ?? '')
  } else if (name === 'ORG') put('company', values.filter(Boolean).join(', '))
  else if (name === 'ADR') put('address', addressOf(values), '; ')
  else if (name === 'BDAY') put('birthday', birthdayIn(text))
  else if (name === 'TEL') put('phone', text.replace(/^tel:/, ''))
  else if (name === 'UID') card['id'] = text.replace(/^urn:uuid:/i, '')
  else if (name === 'CATEGORIES') card['groups'] = JSON.stringify(listIn(line.values.join(';')))
  else if (name === 'PHOTO') put('photo', photoIn(line.parameters, text))
  else if (simple[name] !== undefined) put(simple[name], text)
}

/** Street, postcode and town, country: as it stands on a letter here. */
function addressOf([box = '', extra = '', street = '', town = '', region = '', code = '', country = '']: readonly string[]): string {
  return [street, box, extra, `${code} ${town}`.trim(), region, country].filter(Boolean).join(', ')
}

function writeTable({ columns, rows }: Table, version: VcardVersion): string {
  return rows.map((row) => writeCard(Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? ''])), version)).join('')
}

function writeCard(card: Readonly<Record<string, string>>, version: VcardVersion): string {
  const { id = '', firstName = '', lastName = '', company = '', address = '', birthday = '', groups = '', photo = '' } = card
  const name = card['name'] || `${firstName} ${lastName}`.trim() || company
  const several = (column: string): readonly string[] => (card[column] ?? '').split(', ').filter(Boolean)
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    ...(id ? [`UID:urn:uuid:${id}`] : []),
    writtenLine('FN', [name]),
    writtenLine('N', [lastName, firstName, '', '', '']),
    ...(company ? [writtenLine('ORG', [company])] : []),
    ...several('email').map((each) => writtenLine('EMAIL', [each])),
    ...several('phone').map((each) => writtenLine('TEL', [each])),
    ...(address ? [writtenLine('ADR', ['', '', address, '', '', '', ''])] : []),
    ...Object.entries({ NICKNAME: 'nickname', TITLE: 'jobTitle', URL: 'website', NOTE: 'notes' }).flatMap(([key, column]) =>
      card[column] ? [writtenLine(key, [card[column]])] : [],
    ),
    ...(birthday ? [`BDAY:${writtenBirthday(birthday, version)}`] : []),
    ...(groups ? [writtenList('CATEGORIES', groupsIn(groups))] : []),
    ...writtenPhoto(photo, version),
    'END:VCARD',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function groupsIn(cell: string): readonly string[] {
  const groups: unknown = JSON.parse(cell)
  return Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : []
}
