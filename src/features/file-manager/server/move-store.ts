import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Moved, moveFiles, unmoveFiles } from '../contract.ts'
import type { ConflictChoice } from '../file.ts'
import { cleanName } from '../file-name.ts'
import { removeRoots, restoreRoots } from './bin-store.ts'
import { noteEvents, type Author } from './event-store.ts'
import { locationsOf, top } from './location.ts'
import { freeName, taken, takenBy } from './names.ts'
import type { Tx } from './tables.ts'
import { lockTree, mustBePlace, mustStayTree, readFound, type Found } from './tree.ts'

type Landing = { readonly found: Found; readonly name: string }
type Plan = { readonly landings: readonly Landing[]; readonly replacedIds: string[]; readonly skippedIds: string[] }

export async function move(tx: Tx, by: Author, { fileIds, folderId, conflict }: InputOf<typeof moveFiles>): Promise<Moved> {
  await lockTree(tx)
  await mustBePlace(tx, folderId)
  const moving = (await readFound(tx, fileIds)).filter(({ parentId }) => parentId !== folderId)
  if (moving.length === 0) return { before: [], replacedIds: [], skippedIds: [] }
  await mustStayTree(
    tx,
    moving.map(({ id }) => ({ id, parentId: folderId })),
  )
  const { landings, replacedIds, skippedIds } = await planned(tx, folderId, moving, conflict)
  await removeRoots(tx, by, replacedIds)
  await putAt(
    tx,
    landings.map(({ found, name }) => ({ id: found.id, parentId: folderId, name })),
  )
  await tellMoves(
    tx,
    by,
    landings.map(({ found }) => found),
    folderId,
  )
  return { before: landings.map(({ found: { id, parentId, name } }) => ({ id, parentId, name })), replacedIds, skippedIds }
}

/** Under which name each arrives, and what has to give way or stay. */
async function planned(tx: Tx, folderId: string | null, moving: readonly Found[], choice: ConflictChoice | undefined): Promise<Plan> {
  const plan = { landings: [] as Landing[], replacedIds: [] as string[], skippedIds: [] as string[] }
  const clashing = await readClashing(tx, folderId, moving)
  const arriving = new Set<string>()
  for (const found of moving) {
    const isTwin = arriving.has(found.name.toLowerCase())
    const isTaken = clashing.has(found.id)
    if (!isTaken && !isTwin) plan.landings.push({ found, name: found.name })
    else if (choice === undefined) throw taken(found.name)
    else if (choice === 'skip') plan.skippedIds.push(found.id)
    else if (choice === 'replace' && !isTwin) {
      plan.replacedIds.push(await replaceable(tx, folderId, found))
      plan.landings.push({ found, name: found.name })
    } else plan.landings.push({ found, name: await freeName(tx, folderId, { ...found, besides: arriving }) })
    arriving.add((plan.landings.at(-1)?.name ?? found.name).toLowerCase())
  }
  return plan
}

async function readClashing(tx: Tx, folderId: string | null, moving: readonly Found[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select m.id from unnest(${moving.map(({ id }) => id)}::uuid[], ${moving.map(({ name }) => name)}::text[]) as m(id, name)
    where exists (
      select from file_manager.own_entry e
      where e.parent_id is not distinct from ${folderId}::uuid and lower(e.name) = lower(m.name) and e.bin_id is null
    )`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** What has the name of something that arrives. It cannot give way with what arrives in it. */
async function replaceable(tx: Tx, folderId: string | null, { id, name }: Found): Promise<string> {
  const there = await takenBy(tx, folderId, name)
  if (!there) throw taken(name)
  const { rows } = await sql`
    with recursive up as (
      select parent_id from file_manager.own_entry where id = ${id}
      union all
      select e.parent_id from up join file_manager.own_entry e on e.id = up.parent_id
    ) select from up where parent_id = ${there.id}`.execute(tx)
  if (rows.length > 0) throw new Problem('invalid-input', 'A folder cannot be replaced by something in it.')
  return there.id
}

type Target = { readonly id: string; readonly parentId: string | null; readonly name: string }

async function putAt(tx: Tx, targets: readonly Target[]): Promise<void> {
  await sql`
    update file_manager.entry e set parent_id = t.parent_id, name = t.name, version = e.version + 1
    from unnest(${targets.map(({ id }) => id)}::uuid[], ${targets.map(({ parentId }) => parentId)}::uuid[],
      ${targets.map(({ name }) => name)}::text[]) as t(id, parent_id, name)
    where e.id = t.id`.execute(tx)
}

async function tellMoves(tx: Tx, by: Author, moved: readonly Found[], folderId: string | null): Promise<void> {
  const folders = moved.flatMap(({ parentId }) => parentId ?? []).concat(folderId ?? [])
  const locations = await locationsOf(tx, folders)
  const named = (id: string | null): string => locations.get(id ?? '') ?? top
  const after = named(folderId)
  await noteEvents(
    tx,
    by,
    'moved',
    moved.map(({ id, parentId }) => ({ id, before: named(parentId), after })),
  )
}

/** Everything back to its place and name; to the top where the place is gone, with a number where the name is taken by now. */
export async function unmove(tx: Tx, by: Author, { before, replacedIds }: InputOf<typeof unmoveFiles>): Promise<number> {
  await lockTree(tx)
  const moving = await readFound(
    tx,
    before.map(({ id }) => id),
  )
  const wished = new Map(before.map((place) => [place.id, place]))
  const places = await livePlaces(
    tx,
    before.map(({ parentId }) => parentId),
  )
  const goals = moving.map(({ id, name }) => {
    const place = wished.get(id)
    const wish = place?.parentId ?? null
    const parentId = wish !== null && places.has(wish) ? wish : null
    return { id, parentId, name: cleanName(place?.name ?? name) }
  })
  await mustStayTree(tx, goals)
  for (const goal of goals) {
    const there = await takenBy(tx, goal.parentId, goal.name)
    const found = moving.find(({ id }) => id === goal.id)
    const isFolder = found?.isFolder ?? false
    const name = there && there.id !== goal.id ? await freeName(tx, goal.parentId, { name: goal.name, isFolder }) : goal.name
    await putAt(tx, [{ ...goal, name }])
  }
  if (replacedIds.length > 0) await restoreRoots(tx, by, replacedIds)
  return goals.length
}

async function livePlaces(tx: Tx, ids: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from file_manager.own_entry where id = any(${ids.filter((id) => id !== null)}::uuid[]) and is_folder and bin_id is null`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
