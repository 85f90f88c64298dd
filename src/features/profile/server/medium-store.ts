import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { fileAddress } from '../../../kit/file-contract.ts'
import { Problem } from '../../../kit/problem.ts'
import { keepFiles } from '../../../platform/files.ts'
import { comesAfter, orderedBy, standing, type SortKey } from '../../../platform/keyset.ts'
import { storable, storableJson } from '../../../platform/storable-text.ts'
import type { describeMedium } from '../contract.ts'
import type { Medium, Month, NewMedium } from '../medium.ts'
import { countedMedia } from '../rules.ts'
import type { Tx } from './tables.ts'

export type MediumRow = Omit<Medium, 'address' | 'type' | 'time'> & {
  readonly fileId: string
  readonly isVideo: boolean
  readonly time: string
  readonly postId: string | null
}

export const mediumColumns = sql`id, file_id as "fileId", post_id as "postId", media_type as "mediaType", is_video as "isVideo", title, alt,
  width, height, time`
const noSuchMedium = (): Problem => new Problem('not-found', 'There is no such photo or video.')

export function mediumOf({ id, fileId, isVideo, title, alt, mediaType, width, height, time }: MediumRow): Medium {
  const type = isVideo ? 'video' : 'photo'
  return { id, type, title, alt, address: fileAddress(fileId), mediaType, width, height, time: new Date(time).toISOString() }
}

const order: readonly SortKey[] = [
  { by: sql`time`, type: 'timestamptz' },
  { by: sql`id`, type: 'uuid' },
]
/** What came with a post that was taken away is out of sight as long as the post is. */
const isShown = sql`removed_at is null and (post_id is null or exists (select from profile.post as p
  where p.workspace_id = m.workspace_id and p.id = m.post_id and p.removed_at is null))`
const month = sql`to_char(time at time zone 'Europe/Zurich', 'YYYY-MM')`

type Asked = { readonly personId: string; readonly after?: string | undefined; readonly limit?: number | undefined }

/** Part of somebody's photos and videos, under their months; each month with what it has in all. */
export async function readMonths(tx: Tx, { personId, after, limit = 60 }: Asked): Promise<Month[]> {
  const place = after === undefined ? sql`true` : comesAfter(order, 'desc', await placeOf(tx, after))
  const { rows } = await sql<MediumRow & { month: string }>`
    select ${mediumColumns}, ${month} as month from profile.medium as m
    where workspace_id = platform.workspace() and account_id = ${personId}::uuid and ${isShown} and ${place}
    order by ${orderedBy(order, 'desc')} limit ${limit}`.execute(tx)
  if (rows.length === 0) return []
  const { rows: counts } = await sql<{ id: string; name: string; photos: number; videos: number }>`
    select ${month} as id, trim(to_char(min(time at time zone 'Europe/Zurich'), 'FMMonth YYYY')) as name,
      count(*) filter (where not is_video)::int as photos, count(*) filter (where is_video)::int as videos
    from profile.medium as m
    where workspace_id = platform.workspace() and account_id = ${personId}::uuid and ${isShown}
    group by 1 having ${month} = any(${[...new Set(rows.map((row) => row.month))]}::text[]) order by 1 desc`.execute(tx)
  return counts.map(({ id, name, photos, videos }) => ({
    id,
    name,
    info: countedMedia({ photos, videos }),
    photos,
    videos,
    media: rows.filter((row) => row.month === id).map(mediumOf),
  }))
}

async function placeOf(tx: Tx, mediumId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(order)} as place from profile.medium
    where workspace_id = platform.workspace() and id = ${mediumId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchMedium()
  return row.place
}

/** Takes files as photos and videos; what is there already by its id was sent twice. */
export async function addMediaRows(tx: Tx, media: readonly NewMedium[], postId: string | null = null): Promise<number> {
  const fresh = await unknownAmong(tx, media)
  if (fresh.length === 0) return 0
  const { rows: free } = await sql<{ id: string }>`
    select id from platform.file where workspace_id = platform.workspace() and id = any(${fresh.map(({ fileId }) => fileId)}::uuid[])
      and account_id is null and kept_at is null and type ~ '^(image/(png|jpeg|webp|gif|avif)|video/(mp4|webm))$'`.execute(tx)
  if (fresh.some(({ fileId }) => !free.some(({ id }) => id === fileId))) throw new Problem('not-found', 'This file does not exist.')
  const kept = await keepFiles(
    tx,
    fresh.map(({ fileId }) => fileId),
  )
  const rows = fresh.map((medium, number) => ({ ...medium, number, mediaType: kept[number]?.type ?? '' }))
  const { numAffectedRows = 0n } = await sql`
    insert into profile.medium (workspace_id, id, account_id, post_id, number, file_id, media_type, title, alt, width, height)
    select platform.workspace(), id, platform.account(), ${postId}::uuid, number, "fileId", "mediaType", title, alt, width, height
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as sent (id uuid, number smallint, "fileId" uuid, "mediaType" text, title text,
      alt text, width integer, height integer)`.execute(tx)
  return Number(numAffectedRows)
}

async function unknownAmong(tx: Tx, media: readonly NewMedium[]): Promise<readonly NewMedium[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profile.medium where workspace_id = platform.workspace() and id = any(${media.map(({ id }) => id)}::uuid[])`.execute(tx)
  return media.filter(({ id }) => !rows.some((row) => row.id === id))
}

export async function storeDescription(tx: Tx, { mediumId, title, alt }: InputOf<typeof describeMedium>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update profile.medium set title = ${storable(title)}, alt = ${storable(alt)}
    where workspace_id = platform.workspace() and id = ${mediumId}::uuid and account_id = platform.account()`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchMedium()
  return Number(numAffectedRows)
}

export async function takeAway(tx: Tx, mediumId: string, { isRemoved }: { readonly isRemoved: boolean }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update profile.medium set removed_at = case when ${isRemoved}::boolean then coalesce(removed_at, platform.moment()) end
    where workspace_id = platform.workspace() and id = ${mediumId}::uuid and account_id = platform.account()`.execute(tx)
  if (numAffectedRows === 0n) throw noSuchMedium()
  return Number(numAffectedRows)
}
