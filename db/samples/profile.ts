import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { storeAbout } from '../../src/features/profile/server/about-store.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { Sample } from '../../src/platform/sample.ts'
import { pictureSize, profilePictures } from './profile-pictures.ts'
import { germanAbout, germanPhotos, germanPosts } from './profile-texts.de.ts'
import { sampleAbout, samplePhotos, samplePosts, type SamplePhoto, type SamplePost } from './profile-texts.ts'

type Tx = Parameters<Sample>[0]

/** The profile of an account of the demo: what it says about itself, its posts and photos. Everybody else begins with an empty one. */
export const profileSample: Sample = async (tx, { today, language }) => {
  const isGerman = language === 'de'
  const { name, email } = await readSelf(tx)
  await storeAbout(tx, isGerman ? germanAbout(email) : sampleAbout(email), 0)
  const photos = await storePhotos(tx, today, isGerman ? samplePhotos.map((month) => month.map(photoInGerman)) : samplePhotos)
  await storePosts(tx, { name, photos, posts: isGerman ? samplePosts.map(postInGerman) : samplePosts })
}

function photoInGerman(photo: SamplePhoto): SamplePhoto {
  return germanPhotos[photo.title] ?? photo
}

function postInGerman(post: SamplePost, index: number): SamplePost {
  const german = germanPosts[index]
  if (!german) return post
  return {
    ...post,
    message: german.message,
    ...(post.article ? { article: { ...post.article, ...german.article } } : {}),
    comments: (post.comments ?? []).map((comment, at) => ({ ...comment, text: german.comments?.[at] ?? comment.text })),
  }
}

async function readSelf(tx: Tx): Promise<{ readonly name: string; readonly email: string }> {
  const { rows } = await sql<{ name: string; email: string }>`
    select display_name as name, email from accounts.account where id = platform.account()`.execute(tx)
  return rows[0] ?? { name: '', email: '' }
}

/** All of them at once; answers the ids of those of this month. */
async function storePhotos(tx: Tx, today: PlainDate, months: readonly (readonly SamplePhoto[])[]): Promise<readonly string[]> {
  const contents = profilePictures()
  const photos = months
    .flatMap((month, back) => month.map((photo, number) => ({ ...photo, number, time: photoTime(today, back, number) })))
    .map((photo, at) => ({ ...photo, ...pictureSize, id: randomUUID(), fileId: randomUUID(), bytes: contents[at]?.length ?? 0 }))
  const fileIds = photos.map(({ fileId }) => fileId)
  await sql`
    insert into platform.file (workspace_id, id, name, type, size, kept_at)
    select platform.workspace(), "fileId", title || '.png', 'image/png', bytes, platform.moment()
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p ("fileId" uuid, title text, bytes integer)`.execute(tx)
  await sql`
    insert into platform.file_piece (workspace_id, file_id, number, content)
    select platform.workspace(), id, 0, content from unnest(${fileIds}::uuid[], ${[...contents]}::bytea[]) as p (id, content)`.execute(tx)
  await sql`
    insert into profile.medium (workspace_id, id, account_id, number, file_id, media_type, title, alt, width, height, time)
    select platform.workspace(), id, platform.account(), number, "fileId", 'image/png', title, alt, width, height,
      least(time, date_trunc('milliseconds', platform.moment()))
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p (id uuid, number smallint, "fileId" uuid, title text, alt text,
      width integer, height integer, time timestamptz)`.execute(tx)
  return photos.slice(0, months[0]?.length).map(({ id }) => id)
}

/** One after the other, back from today or from the 27th of an earlier month. */
function photoTime(today: PlainDate, monthsBack: number, number: number): string {
  let first: PlainDate = `${today.slice(0, 8)}01` as PlainDate // every month has a first day
  for (let back = 0; back < monthsBack; back += 1) first = `${addDays(first, -1).slice(0, 8)}01` as PlainDate // as above
  const last = monthsBack === 0 ? Number(today.slice(8)) - 1 : 26
  const minute = String(59 - number).padStart(2, '0')
  return `${addDays(first, Math.max(0, last - number * 2))}T05:${minute}:00.000Z`
}

type Posted = { readonly name: string; readonly photos: readonly string[]; readonly posts: readonly SamplePost[] }

async function storePosts(tx: Tx, { name, photos, posts }: Posted): Promise<void> {
  let previous: string | undefined
  for (const { hoursAgo, message, article, photo, isSharing, comments = [] } of posts) {
    const id = randomUUID()
    const type = isSharing ? 'something' : article ? 'article' : 'post'
    await sql`
      insert into profile.post (workspace_id, id, author_id, author_name, type, message, article, shared_id, time)
      values (platform.workspace(), ${id}::uuid, platform.account(), ${name}, ${type}, ${message},
        ${article ? JSON.stringify(article) : null}::jsonb, ${isSharing ? previous : null}::uuid, ${agoOf(hoursAgo)})`.execute(tx)
    if (photo !== undefined) await sql`update profile.medium set post_id = ${id}::uuid where id = ${photos[photo]}::uuid`.execute(tx)
    for (const { by, hoursAgo: saidHoursAgo, text } of comments) {
      await sql`
        insert into profile.comment (workspace_id, post_id, id, author_name, message, time)
        values (platform.workspace(), ${id}::uuid, gen_random_uuid(), ${by}, ${text}, ${agoOf(saidHoursAgo)})`.execute(tx)
    }
    previous = id
  }
}

function agoOf(hours: number) {
  return sql`date_trunc('milliseconds', platform.moment()) - ${hours} * interval '1 hour'`
}

/** What came with the workspace was not all done in its first second: two notes and two events are from the last days, the rest from nobody. */
export const activitySample: Sample = async (tx) => {
  await sql`
    update notes.note as n set made_by = case when m.number <= 2 then made_by end, made_at = platform.moment() - m.number * interval '31 hours'
    from (select id, row_number() over (order by position) as number from notes.note
      where workspace_id = platform.workspace() and not archive) as m
    where n.workspace_id = platform.workspace() and n.id = m.id`.execute(tx)
  await sql`update notes.note set made_by = null where workspace_id = platform.workspace() and archive`.execute(tx)
  await sql`
    update calendar.event as e set made_by = case when m.number <= 2 then made_by end, made_at = platform.moment() - m.number * interval '27 hours'
    from (select id, row_number() over (order by begins_at desc, id) as number from calendar.event
      where workspace_id = platform.workspace()) as m
    where e.workspace_id = platform.workspace() and e.id = m.id`.execute(tx)
}
