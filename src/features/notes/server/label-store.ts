import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { foldedWord } from '../../../kit/search-words.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { NoteLabel } from '../contract.ts'
import { handlesOf } from './label-handles.ts'
import type { NotesTables } from './tables.ts'

type Tx = Transaction<NotesTables>
type NamedLabel = Pick<NoteLabel, 'id' | 'name'>
/** As many as a list of labels may have. */
const mostLabels = 200

export async function readLabels(tx: Tx): Promise<NoteLabel[]> {
  const { rows } = await sql<NoteLabel>`
    select id, name, handle from notes.label where workspace_id = platform.workspace() order by position, id`.execute(tx)
  return rows
}

type Sent = { readonly labels: readonly NamedLabel[]; readonly knownIds?: readonly string[] | undefined }

/** The labels from now on; notes lose those that are gone. Answers the labels. */
export async function replaceLabels(tx: Tx, { labels, knownIds }: Sent): Promise<NoteLabel[]> {
  const before = await lockLabels(tx)
  const ids = new Set(labels.map(({ id }) => id))
  if (ids.size < labels.length) throw new Problem('invalid-input', 'A label stands twice in the list.')
  const unseen = knownIds === undefined ? [] : before.filter(({ id }) => !knownIds.includes(id) && !ids.has(id))
  const gone = before.filter(({ id }) => !ids.has(id) && !unseen.some((each) => each.id === id))
  await writeLabels(tx, [...labels, ...unseen])
  await takeFromNotes(
    tx,
    gone.map(({ id }) => id),
  )
  return readLabels(tx)
}

/** The ids of the labels with these names; a name that no label has becomes a new one. */
export async function labelsNamed(tx: Tx, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const labels: NamedLabel[] = await lockLabels(tx)
  const known = labels.length
  const ids = new Map<string, string>()
  for (const name of names) {
    const found = labels.find((label) => foldedWord(label.name) === foldedWord(name))
    const label = found ?? { id: randomUUID(), name }
    if (!found) labels.push(label)
    ids.set(name, label.id)
  }
  if (labels.length > mostLabels) throw new Problem('invalid-input', `There can be ${mostLabels} labels at most.`)
  if (labels.length > known) await writeLabels(tx, labels)
  return ids
}

async function lockLabels(tx: Tx): Promise<NoteLabel[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('labels of notes ' || platform.workspace(), 0))`.execute(tx)
  return readLabels(tx)
}

/** All at once, because two labels may have swapped their names. */
async function writeLabels(tx: Tx, labels: readonly NamedLabel[]): Promise<void> {
  const named = labels.map(({ id, name }) => ({ id, name: storable(name).trim() || '?' }))
  const handles = handlesOf(named.map(({ name }) => name))
  const rows = named.map((label, position) => ({ ...label, handle: handles[position], position }))
  await sql`delete from notes.label where workspace_id = platform.workspace()`.execute(tx)
  await sql`
    insert into notes.label (workspace_id, id, name, handle, position)
    select platform.workspace(), id, name, handle, position
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, name text, handle text, position integer)`.execute(tx)
}

async function takeFromNotes(tx: Tx, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  await sql`
    update notes.note set version = version + 1,
      labels = array(select w.id from unnest(labels) with ordinality as w (id, number) where w.id <> all(${[...gone]}::uuid[]) order by w.number)
    where workspace_id = platform.workspace() and labels && ${[...gone]}::uuid[]`.execute(tx)
}
