import { filterModes } from '../../../kit/table-filter.ts'
import type { Param, Params } from '../url-state/params.ts'
import { listParam, textParam } from '../url-state/params.ts'
import { columnWidth } from './column.ts'
import type { ColumnFilter, SortKey, TableState } from './table-state.ts'

/** `sort=-amount,name`: a minus means the other way round. */
const sortParam: Param<readonly SortKey[]> = {
  otherwise: [],
  read: (text) =>
    listParam()
      .read(text)
      ?.map((word) => (word.startsWith('-') ? { id: word.slice(1), direction: 'desc' } : { id: word, direction: 'asc' })),
  write: (keys) => keys.map(({ id, direction }) => (direction === 'desc' ? `-${id}` : id)).join(','),
}

/** `filter=name~contains~ag,city~starts~z`; what the value itself has of these marks is escaped. */
const filtersParam: Param<readonly ColumnFilter[]> = {
  otherwise: [],
  read: (text) => text.split(',').flatMap((part) => filterIn(part) ?? []),
  write: (filters) => filters.map(({ id, mode, value }) => `${id}~${mode}~${escaped(value)}`).join(','),
}

/** The columns that show; an empty list would be no table. */
const columnsParam: Param<readonly string[] | undefined> = {
  otherwise: undefined,
  read: (text) => listParam().read(text),
  write: (ids) => (ids ?? []).join(','),
}

/** `widths=name.240`. */
const widthsParam: Param<TableState['widths']> = {
  otherwise: {},
  read: (text) =>
    Object.fromEntries(
      text
        .split(',')
        .map(widthIn)
        .filter((entry) => entry !== undefined),
    ),
  write: (widths) =>
    Object.entries(widths)
      .map(([id, width]) => `${id}.${width}`)
      .join(','),
}

export const tableParams: Params<TableParams> = {
  q: textParam(),
  sort: sortParam,
  filter: filtersParam,
  columns: columnsParam,
  widths: widthsParam,
}
export type TableParams = {
  readonly q: string
  readonly sort: TableState['sort']
  readonly filter: TableState['filters']
  readonly columns: TableState['columns']
  readonly widths: TableState['widths']
}

function filterIn(part: string): ColumnFilter | undefined {
  const [id = '', word, ...rest] = part.split('~')
  const mode = filterModes.find((each) => each === word)
  const value = unescaped(rest.join('~'))
  return mode === undefined || id === '' || value === '' ? undefined : { id, mode, value }
}

function widthIn(part: string): readonly [string, number] | undefined {
  const [, id, digits] = /^(.+)\.(\d{2,3})$/.exec(part) ?? []
  const width = Number(digits)
  return id !== undefined && width >= columnWidth.least && width <= columnWidth.most ? [id, width] : undefined
}

function escaped(value: string): string {
  return value.replace(/[!,]/g, (mark) => (mark === '!' ? '!e' : '!c'))
}

function unescaped(value: string): string {
  return value.replace(/!([ec])/g, (_, mark) => (mark === 'e' ? '!' : ','))
}
