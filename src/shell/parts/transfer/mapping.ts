import type { Column, Table } from './format.ts'

/** Something an app wants to know about each thing. */
export type ImportField = {
  readonly id: string
  readonly title: string
  /** Other names under which files have it, in any language. */
  readonly aliases?: readonly string[]
  readonly isRequired?: boolean
}

/** For each column of the file the field it goes to; nothing where it is left out. */
export type Mapping = readonly (string | undefined)[]

/** What the names of the columns say. No field is filled twice. */
export function guessMapping(columns: readonly Column[], fields: readonly ImportField[]): Mapping {
  const taken = new Set<string>()
  return columns.map(({ id, title }) => {
    const names = new Set([plain(id), plain(title)])
    const field = fields.find((each) => !taken.has(each.id) && namesOf(each).some((name) => names.has(name)))
    if (field) taken.add(field.id)
    return field?.id
  })
}

/** The mapping after one column goes elsewhere; a column that had this field before loses it. */
export function remapped(mapping: Mapping, column: number, field: string | undefined): Mapping {
  return mapping.map((each, at) => (at === column ? field : each === field ? undefined : each))
}

export function missingFields(mapping: Mapping, fields: readonly ImportField[]): readonly ImportField[] {
  return fields.filter(({ id, isRequired = false }) => isRequired && !mapping.includes(id))
}

/** One line of the file by field. */
export function cellsOf(line: readonly string[], mapping: Mapping): Readonly<Record<string, string>> {
  return Object.fromEntries(mapping.flatMap((field, at) => (field === undefined ? [] : [[field, (line[at] ?? '').trim()]])))
}

/** The first values of a column, so that people recognise it. */
export function examplesOf(table: Table, column: number): string {
  const values = table.rows.slice(0, 20).map((row) => row[column]?.trim() ?? '')
  return values.filter(Boolean).slice(0, 3).join(', ')
}

function namesOf({ id, title, aliases = [] }: ImportField): readonly string[] {
  return [id, title, ...aliases].map(plain)
}

/** `E-Mail Adresse` and `email_adresse` are the same. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
