import { isPlainDate } from '../../../../kit/plain-date.ts'
import { pidPattern } from '../../rules.ts'
import { readUid } from '../../uid.ts'
import { caseStates, specialKinds, taxpayerGroups } from '../decision/facts.ts'

type Column = {
  readonly name: string
  readonly part: 'key' | 'person' | 'case'
  /** What the text means, in the form of the table; nothing where it cannot be read. */
  readonly read: (text: string) => string | undefined
  readonly expects: string
  /** What an empty text means; a column without it must be filled. */
  readonly empty?: string | null
}

/** What a file may tell, in the words of the tables. */
export const columns = [
  { name: 'legal_form', part: 'key', ...oneOf(['natural-person', 'legal-entity']) },
  { name: 'pid', part: 'key', read: (text) => (pidPattern.test(text) ? text : undefined), expects: 'a number from 1 to 999999' },
  { name: 'name', part: 'person', ...words() },
  { name: 'first_name', part: 'person', ...words(), empty: '' },
  { name: 'birth_date', part: 'person', ...day(), empty: null },
  { name: 'uid', part: 'person', read: readUid, expects: 'a UID whose last digit fits', empty: null },
  { name: 'case_pid', part: 'person', ...whole(1, 999_999), empty: null },
  { name: 'died_on', part: 'person', ...day(), empty: null },
  { name: 'left_on', part: 'person', ...day(), empty: null },
  { name: 'period', part: 'case', ...whole(2000, 2100) },
  { name: 'deadline', part: 'case', ...day() },
  { name: 'base_deadline', part: 'case', ...day(), empty: null },
  { name: 'state', part: 'case', ...oneOf(caseStates), empty: 'open' },
  { name: 'reminder_level', part: 'case', ...whole(0, 2), empty: '0' },
  { name: 'reminder_deadline', part: 'case', ...day(), empty: null },
  // Empty means the usual group of the legal form; the row check knows it.
  { name: 'taxpayer_group', part: 'case', ...oneOf(taxpayerGroups), empty: '' },
  { name: 'special', part: 'case', ...oneOf(specialKinds), empty: 'none' },
  { name: 'is_blocked', part: 'case', ...oneOf(['true', 'false']), empty: 'false' },
  { name: 'extensions', part: 'case', ...whole(0, 99), empty: '0' },
] as const satisfies readonly Column[]

export type ColumnName = (typeof columns)[number]['name']

const positions = new Map<string, number>(columns.map(({ name }, at) => [name, at]))

/** Where a column stands in a row; nothing where there is none of this name. */
export function columnAt(name: string): number | undefined {
  return positions.get(name)
}

export function positionOf(name: ColumnName): number {
  return columns.findIndex((column) => column.name === name)
}

type Reader = Pick<Column, 'read' | 'expects'>

function oneOf(list: readonly string[]): Reader {
  return { read: (text) => (list.includes(text) ? text : undefined), expects: `one of ${list.join(', ')}` }
}

function day(): Reader {
  return { read: (text) => (isPlainDate(text) && text >= '1850-01-01' ? text : undefined), expects: 'a calendar day like 2026-03-31' }
}

function whole(least: number, most: number): Reader {
  const isInside = (text: string): boolean => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
  return { read: (text) => (isInside(text) ? String(Number(text)) : undefined), expects: `a whole number from ${least} to ${most}` }
}

/** The replacement character stands where a file was not written in UTF-8. */
const unreadable = /[\p{Cc}\ufffd]/u

function words(): Reader {
  return {
    read: (text) => (text.length <= 200 && !unreadable.test(text) ? text : undefined),
    expects: 'at most 200 readable characters, written in UTF-8',
  }
}
