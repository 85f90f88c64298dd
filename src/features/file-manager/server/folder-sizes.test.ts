import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aServerForThisTest } from '../../../../scripts/testing/server.ts'

async function aTree(levels: number) {
  const { owner } = (await aServerForThisTest()).database
  const workspaceId = randomUUID()
  const ids = Array.from({ length: levels }, () => randomUUID())
  await owner.query(
    `insert into file_manager.entry (workspace_id, id, parent_id, name, type, owner_id)
     select $1, id, lag(id) over (order by at), 'Folder ' || at, 'folder', $1 from unnest($2::uuid[]) with ordinality as f(id, at)`,
    [workspaceId, ids],
  )
  const addFile = async (parentId: string | undefined, size: number): Promise<string> => {
    const id = randomUUID()
    await owner.query("insert into file_manager.content (workspace_id, id, size, bytes) values ($1, $2, $3, '')", [workspaceId, id, size])
    await owner.query(
      `insert into file_manager.entry (workspace_id, id, parent_id, name, type, size, owner_id, content_id)
       values ($1, $2, $3, gen_random_uuid()::text, 'other', $4, $1, $2)`,
      [workspaceId, id, parentId, size],
    )
    return id
  }
  const change = (id: string | undefined, how: string, value?: unknown) =>
    owner.query(`update file_manager.entry set ${how} where id = $1`, value === undefined ? [id] : [id, value])
  const sizeOf = async (id: string | undefined): Promise<number> => {
    const { rows } = await owner.query<{ size: string }>('select size from file_manager.entry where id = $1', [id])
    return Number(rows[0]?.size)
  }
  return { owner, ids, addFile, change, sizeOf }
}

it('sizes reach the top however deep a file lies, and follow what is changed, moved, removed and deleted', async () => {
  const { owner, ids, addFile, change, sizeOf } = await aTree(500)
  const [top, second, third] = ids
  const sizes = async () => [await sizeOf(top), await sizeOf(second), await sizeOf(third), await sizeOf(ids.at(-1))]

  const file = await addFile(ids.at(-1), 10)
  await addFile(second, 5)
  expect(await sizes()).toEqual([15, 15, 10, 10])
  await change(file, 'size = 30')
  expect(await sizes()).toEqual([35, 35, 30, 30])
  await change(third, 'parent_id = $2', top)
  expect(await sizes()).toEqual([35, 5, 30, 30])
  await change(third, 'bin_id = id, removed_at = now()')
  expect(await sizes()).toEqual([5, 5, 30, 30])
  await change(third, 'bin_id = null, removed_at = null')
  expect(await sizes()).toEqual([35, 5, 30, 30])
  await owner.query('delete from file_manager.entry where id = $1', [file])
  expect(await sizes()).toEqual([5, 5, 0, 0])
}, 60_000)

it('rows that go round in a circle, as no call lets them, do not keep the database going for ever', async () => {
  const { ids, addFile, change, sizeOf } = await aTree(3)
  await change(ids[0], 'parent_id = $2', ids[2])
  await addFile(ids[2], 7)
  expect(await sizeOf(ids[0])).toBe(7)

  await change(ids[1], 'parent_id = id')
  await addFile(ids[1], 4)
  expect(await sizeOf(ids[1])).toBeGreaterThan(0)
}, 60_000)
