import { positionOf } from './columns.ts'
import { checkRow } from './row-check.ts'
import type { Checked, Entry, Fault, FileRow, ImportKind } from './row.ts'

export type RowFault = Fault & { readonly row: number }

/** Rows that are taken in together. A person or case that comes several times is one entry, in which the later row has the last word. */
export type Chunk = {
  readonly persons: ReadonlyMap<string, Entry>
  readonly cases: ReadonlyMap<string, Entry>
  /** Which row told of which case, to name it if the person does not exist. */
  readonly caseRows: readonly { readonly row: number; readonly key: string }[]
  readonly faults: readonly RowFault[]
  readonly rows: number
  readonly lastRow: number
}

const place = { legalForm: positionOf('legal_form'), pid: positionOf('pid'), period: positionOf('period') }
const neverLower = [positionOf('deadline'), positionOf('extensions')]

type Source = { readonly rows: AsyncIterable<readonly FileRow[]>; readonly after: number; readonly kind: ImportKind; readonly size: number }

/** The file in chunks, from the row after the one that is done. */
export async function* chunksOf({ rows, after, kind, size }: Source): AsyncGenerator<Chunk, void> {
  let chunk = openChunk(kind)
  for await (const piece of rows) {
    for (const each of piece) {
      if (each.row <= after) continue
      chunk.add(each)
      if (chunk.content.rows < size) continue
      yield chunk.content
      chunk = openChunk(kind)
    }
  }
  if (chunk.content.rows > 0) yield chunk.content
}

function openChunk(kind: ImportKind): { readonly content: Chunk; readonly add: (row: FileRow) => void } {
  const persons = new Map<string, Entry>()
  const cases = new Map<string, Entry>()
  const caseRows: { row: number; key: string }[] = []
  const faults: RowFault[] = []
  const content = { persons, cases, caseRows, faults, rows: 0, lastRow: 0 }

  function keep(row: number, checked: Checked): void {
    const person = personKey(checked)
    const taxCase = `${person} ${checked.values[place.period] ?? ''}`
    if (checked.holdsPerson) persons.set(person, combined(persons.get(person), checked))
    if (!checked.holdsCase) return
    cases.set(taxCase, combined(cases.get(taxCase), checked))
    caseRows.push({ row, key: taxCase })
  }

  function add({ row, read }: FileRow): void {
    content.rows += 1
    content.lastRow = row
    const checked = 'reason' in read ? [read] : checkRow(read, kind)
    if ('given' in checked) keep(row, checked)
    else faults.push(...checked.map((fault) => ({ ...fault, row })))
  }
  return { content, add }
}

function personKey({ values }: Entry): string {
  return `${values[place.legalForm] ?? ''} ${values[place.pid] ?? ''}`
}

function combined(before: Entry | undefined, after: Entry): Entry {
  if (!before) return after
  const values = after.values.map((value, at) => ((after.given >> at) & 1 ? value : (before.values[at] ?? null)))
  // What the register never takes back, a later row does not take back either.
  for (const at of neverLower) values[at] = greater(before.values[at], after.values[at])
  return { values, given: before.given | after.given }
}

/** Days compare as text, and whole numbers by their length first. */
function greater(one: string | null | undefined, other: string | null | undefined): string | null {
  const [a, b] = [one ?? '', other ?? '']
  return (a.length === b.length ? a > b : a.length > b.length) ? a : b || null
}
