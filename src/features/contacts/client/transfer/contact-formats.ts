import type { Content, Format, Table } from '../../../../shell/parts/transfer/format.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { vcardFormat } from '../../../../shell/parts/transfer/formats/vcard.ts'
import { draftOf, type ContactDraft } from './contact-draft.ts'

/** The files that can be imported. A vCard says itself what is what; the columns of a table are matched. */
export const importFormats: readonly Format<ContactDraft>[] = [vcards(), tables()]

function vcards(): Format<ContactDraft> {
  const base = vcardFormat<ContactDraft>('4.0')
  return { ...base, title: 'vCard', read: (text) => draftsIn(base.read(text)) }
}

function draftsIn(content: Content<ContactDraft>): Content<ContactDraft> {
  if (content.kind === 'rows') return content
  const { columns, rows } = content.table
  const drafts = rows.flatMap((row) => {
    const { name = '', ...cells } = Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? '']))
    // What a card calls its name is the whole one.
    return draftOf({ ...cells, fullName: name }) ?? []
  })
  return { kind: 'rows', rows: drafts }
}

function tables(): Format<ContactDraft> {
  const base = csvFormat<ContactDraft>()
  return {
    ...base,
    read: (text) => {
      const content = base.read(text)
      return content.kind === 'table' ? { kind: 'table', table: withWholeAddress(content.table) } : content
    },
  }
}

/** Outlook has an address in pieces; they are put together, the business one first. */
function withWholeAddress({ columns, rows }: Table): Table {
  const place = (title: string): number => columns.findIndex((column) => column.title.toLowerCase() === title)
  const pieces = ['business', 'home', 'other'].map((kind) =>
    ['street', 'postal code', 'city', 'country/region'].map((piece) => place(`${kind} ${piece}`)),
  )
  if (pieces.every(([street = -1]) => street < 0)) return { columns, rows }
  const addressOf = (row: readonly string[]): string => {
    const written = pieces.map((places) => {
      const [street, code, city, country] = places.map((at) => row[at]?.trim() ?? '')
      return [street, `${code} ${city}`.trim(), country].filter(Boolean).join(', ')
    })
    return written.find((address) => address !== '') ?? ''
  }
  return { columns: [...columns, { id: 'address', title: 'Address' }], rows: rows.map((row) => [...row, addressOf(row)]) }
}
