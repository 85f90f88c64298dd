import type { Content, Format, Table } from '../format.ts'
import { vcardLines, writtenLine, type VcardLine } from './vcard-lines.ts'

/** What address books exchange. Reads 3.0 and 4.0, writes the one asked for. */
export function vcardFormat<Row>(version: '3.0' | '4.0'): Format<Row> {
  const id = version === '3.0' ? 'vcard' : 'vcard4'
  const write = (_: readonly Row[], table: Table): string => writeTable(table, version)
  return { id, title: `vCard ${version}`, extensions: ['vcf', 'vcard'], type: 'text/vcard', detect, read, write }
}

/** The columns a card gives, under names that an app can expect. */
const vcardColumns = [
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
]

const simple: Readonly<Record<string, string>> = {
  NICKNAME: 'nickname',
  TITLE: 'jobTitle',
  EMAIL: 'email',
  TEL: 'phone',
  BDAY: 'birthday',
  URL: 'website',
  NOTE: 'notes',
}

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

function takeIn(card: Record<string, string>, { name, values }: VcardLine): void {
  const text = values.filter(Boolean).join(', ')
  const put = (id: string, value: string, glue = ', '): void => {
    if (value !== '') card[id] = card[id] === undefined ? value : `${card[id]}${glue}${value}`
  }
  if (name === 'FN') put('name', text)
  else if (name === 'N') {
    put('lastName', values[0] ?? '')
    put('firstName', values[1] ?? '')
  } else if (name === 'ORG') put('company', text)
  else if (name === 'ADR') put('address', addressOf(values), '; ')
  else if (name === 'BDAY') put('birthday', text.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').slice(0, 10))
  else if (name === 'TEL') put('phone', text.replace(/^tel:/, ''))
  else if (simple[name] !== undefined) put(simple[name], text)
}

/** Street, postcode and town, country: as it stands on a letter here. */
function addressOf([box = '', extra = '', street = '', town = '', region = '', code = '', country = '']: readonly string[]): string {
  return [street, box, extra, `${code} ${town}`.trim(), region, country].filter(Boolean).join(', ')
}

function writeTable({ columns, rows }: Table, version: '3.0' | '4.0'): string {
  return rows.map((row) => writeCard(Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? ''])), version)).join('')
}

function writeCard(card: Readonly<Record<string, string>>, version: '3.0' | '4.0'): string {
  const { firstName = '', lastName = '', company = '', address = '' } = card
  const name = card['name'] || `${firstName} ${lastName}`.trim() || company
  const several = (id: string): readonly string[] => (card[id] ?? '').split(', ').filter(Boolean)
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    writtenLine('FN', [name]),
    writtenLine('N', [lastName, firstName, '', '', '']),
    ...(company ? [writtenLine('ORG', [company])] : []),
    ...several('email').map((each) => writtenLine('EMAIL', [each])),
    ...several('phone').map((each) => writtenLine('TEL', [each])),
    ...(address ? [writtenLine('ADR', ['', '', address, '', '', '', ''])] : []),
    ...Object.entries({ NICKNAME: 'nickname', TITLE: 'jobTitle', BDAY: 'birthday', URL: 'website', NOTE: 'notes' }).flatMap(([key, id]) =>
      card[id] ? [writtenLine(key, [key === 'BDAY' && version === '4.0' ? card[id].replaceAll('-', '') : card[id]])] : [],
    ),
    'END:VCARD',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
