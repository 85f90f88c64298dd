import { formatFor, type Content, type SourceFormat, type Table } from './format.ts'
import type { CheckedRow } from './import-plan.ts'
import type { Mapping } from './mapping.ts'

/** What somebody chose or pasted. */
export type Source = {
  readonly name: string
  readonly text: string
  /** What a file really holds; pasted text has none. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly formatId: string | undefined
}

export type ImportState<Row> =
  | { readonly step: 'choose'; readonly source: Source; readonly problem?: SourceProblem }
  | { readonly step: 'match'; readonly source: Source; readonly table: Table; readonly mapping: Mapping; readonly isIncomplete: boolean }
  | { readonly step: 'checking'; readonly done: number; readonly total: number }
  | {
      readonly step: 'preview'
      readonly checked: readonly CheckedRow<Row>[]
      readonly before: ImportState<Row>
      readonly isPointless: boolean
    }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  | { readonly step: 'report'; readonly report: Report<Row> }

export type SourceProblem = 'empty' | 'unknown' | 'broken' | 'no-entries' | 'too-large'

export type Report<Row> = {
  readonly done: number
  readonly total: number
  /** So many of those done were there before. */
  readonly known: number
  readonly errors: readonly CheckedRow<Row>[]
  /** Why it ended early, if it did. */
  readonly ending: { readonly kind: 'complete' } | { readonly kind: 'stopped' } | { readonly kind: 'failed'; readonly reason: string }
  readonly undo: 'none' | 'offered' | 'failed'
}

export const emptySource: Source = { name: '', text: '', formatId: undefined }

/** The format that somebody chose, or the one it looks like. */
export function formatOf<Row>(formats: readonly SourceFormat<Row>[], { name, text, formatId }: Source): SourceFormat<Row> | undefined {
  return formats.find(({ id }) => id === formatId) ?? formatFor(formats, name, text)
}

export type Found<Row> = { readonly content: Content<Row> } | { readonly problem: SourceProblem }

/** What is in it, or why that cannot be told. Some formats take a while. */
export function contentOf<Row>(formats: readonly SourceFormat<Row>[], source: Source): Found<Row> | Promise<Found<Row>> {
  if (source.text.trim() === '') return { problem: 'empty' }
  const format = formatOf(formats, source)
  if (!format) return { problem: 'unknown' }
  if (format.readBytes) {
    return format.readBytes(source.bytes ?? new TextEncoder().encode(source.text)).then(foundIn, () => ({ problem: 'broken' }))
  }
  try {
    return foundIn(format.read(source.text))
  } catch {
    return { problem: 'broken' }
  }
}

function foundIn<Row>(content: Content<Row>): Found<Row> {
  const count = content.kind === 'table' ? content.table.rows.length : content.rows.length
  return count === 0 ? { problem: 'no-entries' } : { content }
}

/** Where «Back» leads; what was chosen there is still chosen. */
export function stepBefore<Row>(state: ImportState<Row>): ImportState<Row> {
  if (state.step === 'match') return { step: 'choose', source: state.source }
  return state.step === 'preview' ? state.before : state
}
