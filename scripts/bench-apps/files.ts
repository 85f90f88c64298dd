import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Call } from './measure.ts'
import type { Bench, Part } from './part.ts'
import { frequentWord, rareWord } from './vocabulary.ts'

const app = '/api/file-manager-app'
const rowsAtOnce = 100_000
/** The one folder that holds a fifth of everything. */
const large = randomUUID()

/** A million files: many small folders, one that is large, a full bin. */
export const filesPart: Part = { topics: ['files'], fill: fillFiles, calls: fileCalls }

async function fillFiles({ databaseUrl, workspaceId, accountId, share }: Bench): Promise<string> {
  const files = 1_000_000 * share
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  client.on('error', () => {}) // after a failed query the server ends under it; the failure of the query is what counts
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
  await client.query(
    `insert into file_manager.entry (workspace_id, id, name, type, owner_id)
     select $1, case when n = 0 then $3::uuid else gen_random_uuid() end, 'Ordner ' || n, 'folder', $2 from generate_series(0, 2000) as n`,
    [workspaceId, accountId, large],
  )
  await client.query(
    `create temp table folder as select row_number() over (order by id <> $2::uuid, name) - 1 as place, id from file_manager.entry
     where workspace_id = $1 and is_folder and name like 'Ordner %'`,
    [workspaceId, large],
  )
  await client.query('create index on folder (place); analyze folder')
  const { rows } = await client.query<{ id: string }>(
    `insert into file_manager.content (workspace_id, size, bytes) values ($1, 4, '\\x62656c6c') returning id`,
    [workspaceId],
  )
  for (let from = 0; from < files; from += rowsAtOnce)
    await client.query(fileRows(from, Math.min(from + rowsAtOnce, files)), [workspaceId, accountId, rows[0]?.id])
  await client.query(
    `insert into file_manager.mark (workspace_id, account_id, entry_id, starred, opened_at)
     select $1, $2, id, true, modified_at from file_manager.entry where workspace_id = $1 and not is_folder and bin_id is null limit 5000
     on conflict do nothing`,
    [workspaceId, accountId],
  )
  await client.query('vacuum analyze file_manager.entry')
  await client.query('vacuum analyze file_manager.mark')
  await client.end()
  return `${files} files in 2001 folders`
}

function fileRows(from: number, to: number): string {
  return `
    insert into file_manager.entry (workspace_id, id, parent_id, name, type, media_type, size, owner_id, owner_name, content_id, modified_at,
      bin_id, removed_at)
    select $1, id, f.id_of, (array['Vertrag', 'Beleg', 'Bericht', 'Entwurf', 'Foto', 'Protokoll'])[1 + n % 6]
        || case when n % 8 = 0 then ' ${frequentWord}' else '' end || case when n % 90001 = 77 then ' ${rareWord}' else '' end
        || ' ' || n || (array['.pdf', '.docx', '.png', '.xlsx'])[1 + n % 4],
      (array['document', 'document', 'image', 'spreadsheet'])[1 + n % 4], '', 4, $2::uuid, 'Anna ' || n % 7, $3::uuid,
      now() - n * interval '1 minute', case when n % 50 = 0 then id end, case when n % 50 = 0 then now() - n % 29 * interval '1 day' end
    from (select n, gen_random_uuid() as id from generate_series(${from}, ${to - 1}) as n) as new
    join lateral (select id as id_of from folder where place = case when n % 5 = 0 then 0 else 1 + n % 2000 end) as f on true`
}

async function fileCalls({ owner, workspaceId }: Bench): Promise<readonly Call[]> {
  const { rows } = await owner.query<{ id: string; parent: string }>(
    `select id, parent_id as parent from file_manager.entry where workspace_id = $1 and parent_id <> $2 and bin_id is null limit 6`,
    [workspaceId, large],
  )
  const middle = await owner.query<{ id: string }>(
    'select id from file_manager.entry where workspace_id = $1 and parent_id = $2 and bin_id is null limit 6',
    [workspaceId, large],
  )
  const list = (name: string, ...asked: readonly Readonly<Record<string, string>>[]): Call => ({
    name: `files: ${name}`,
    addresses: asked.map((each) => `${app}/files?${new URLSearchParams(each).toString()}`),
  })
  const one = (name: string, path: string): Call => ({ name: `files: ${name}`, addresses: rows.map(({ id }) => `${app}/${path}=${id}`) })
  const sorts = ['name', 'size', 'modified', 'type', 'owner'].flatMap((sort) => [sort, `-${sort}`])
  const after = (sort: string) => middle.rows.map(({ id }) => ({ folderId: large, sort, after: id }))
  return [
    list('at the top', {}),
    list('a folder', ...rows.map(({ parent }) => ({ folderId: parent }))),
    ...sorts.map((sort) => list(`a large folder by ${sort}`, { folderId: large, sort })),
    ...sorts.map((sort) => list(`a large folder by ${sort}, from the middle`, ...after(sort))),
    list('images in a large folder', { folderId: large, type: 'image' }),
    ...['starred', 'shared', 'recent', 'offline', 'bin'].map((view) => list(`view ${view}`, { view })),
    ...[rareWord, frequentWord, 'Xylophonstunde', 'Vertrag 77'].map((q) => list(`search «${q}»`, { q })),
    list('search in a folder', { folderId: large, q: frequentWord }),
    list('search for the beginning of many words', { q: 'be' }),
    { name: 'files: folders at the top', addresses: [`${app}/folders`] },
    { name: 'files: room', addresses: [`${app}/room`] },
    one('one', 'file?fileId'),
    one('events of one', 'events?fileId'),
  ]
}
