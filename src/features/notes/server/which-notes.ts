import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { parseQuery, type Term } from '../../../kit/query-language.ts'
import { meaningIn } from '../../../kit/search-words.ts'
import { allOf } from '../../../platform/keyset.ts'
import { storable } from '../../../platform/storable-text.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { countNotes } from '../contract.ts'
import { colorWords, partWords, searchKeys, stateWords } from '../search-keys.ts'

type Which = InputOf<typeof countNotes>
type ChosenNotes = { readonly where: RawBuilder<unknown>; readonly from: RawBuilder<unknown> }

/** Which notes a list has: those of its view and label, and of these what is searched. */
export function choose({ view, labelId, q = '' }: Which): ChosenNotes {
  const terms = parseQuery(q, searchKeys)
  const text = textCondition(terms)
  // Who asks for archived notes among the others means them, though the view leaves them out.
  const asksForArchive = terms.some((term) => term.kind === 'field' && !term.isNot && meaningIn(stateWords, term.value) === 'archived')
  const conditions = [
    viewConditions[view === 'notes' && asksForArchive ? 'all' : (view ?? 'all')],
    ...(labelId === undefined ? [] : [sql`labels @> array[${labelId}::uuid]`]),
    ...fieldConditions(terms),
    ...(text === undefined ? [] : [text]),
  ]
  return { where: allOf(conditions), from: text === undefined ? sql`notes.note` : sql`notes.own_note` }
}

const viewConditions: Readonly<Record<NonNullable<Which['view']> | 'all', RawBuilder<unknown>>> = {
  all: sql`deleted_at is null`,
  notes: sql`deleted_at is null and not archive`,
  // Archived ones too: what will ring is never hidden.
  reminders: sql`deleted_at is null and reminder is not null`,
  archive: sql`deleted_at is null and archive`,
  bin: sql`deleted_at is not null`,
}

/** A key without a value asks for nothing yet, one with a strange value for what nothing is. */
function fieldConditions(terms: readonly Term[]): readonly RawBuilder<unknown>[] {
  const fields = terms.flatMap((term) => (term.kind === 'field' && term.value !== '' ? [term] : []))
  return fields.map(({ key, value, isNot }) => {
    const condition = conditionOf(key, value) ?? sql`false`
    return isNot ? sql`not ${condition}` : condition
  })
}

function conditionOf(key: string, value: string): RawBuilder<unknown> | undefined {
  if (key === 'label') return labelCondition(storable(value))
  if (key === 'color') {
    const color = meaningIn(colorWords, value)
    return color && sql`(color = ${color === 'none' ? '' : color})`
  }
  if (key === 'has') {
    const part = meaningIn(partWords, value)
    return part && partConditions[part]
  }
  const state = meaningIn(stateWords, value)
  return state && { pinned: sql`pinned`, archived: sql`archive` }[state]
}

const partConditions: Readonly<Record<keyof typeof partWords, RawBuilder<unknown>>> = {
  image: sql`(image_id is not null)`,
  checklist: sql`(checklist <> '[]')`,
  reminder: sql`(reminder is not null)`,
}

/** A part of the name is enough. */
function labelCondition(value: string): RawBuilder<unknown> {
  return sql`(labels && array(select l.id from notes.label as l where l.workspace_id = platform.workspace()
    and (l.handle = lower(${value}) or position(platform.folded(${value}) in platform.folded(l.name)) > 0)))`
}
