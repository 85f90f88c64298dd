import { Readable } from 'node:stream'
import { sql, type Kysely } from 'kysely'
import type { FileAnswer } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { readPicture } from '../contract.ts'
import type { ProfileTables, Tx } from './tables.ts'

/** So many stay: what was there before can be brought back, also by another window. */
const kept = 5

/** Keeps a picture of the account; answers its address. */
export async function storePicture(tx: Tx, content: Uint8Array | undefined): Promise<string> {
  const type = content && pictureType(content)
  if (!content || type === undefined) throw new Problem('invalid-input', 'This is no picture that can be shown.')
  const { rows } = await sql<{ id: string }>`
    insert into profile.picture (account_id, media_type, content) values (platform.account(), ${type}, ${Buffer.from(content)})
    returning id`.execute(tx)
  await sql`
    delete from profile.picture where account_id = platform.account() and id not in (
      select id from profile.picture where account_id = platform.account() order by made_at desc, id limit ${kept})`.execute(tx)
  return `${readPicture.path}?pictureId=${rows[0]?.id ?? ''}`
}

/** For whoever knows its id. It never changes, so a browser asks for it once and then only whether it is still there. */
export async function pictureAnswer(db: Kysely<ProfileTables>, pictureId: string): Promise<FileAnswer> {
  const { rows } = await sql<{ media_type: string; content: Buffer }>`
    select media_type, content from profile.picture_of(${pictureId}::uuid)`.execute(db)
  const [row] = rows
  if (!row) throw new Problem('not-found', 'There is no such picture.')
  const content = Readable.from([row.content])
  return { name: 'picture', type: row.media_type, content, size: row.content.length, isInline: true, tag: `"${pictureId}"` }
}

const signatures = [
  { type: 'image/jpeg', shape: /^ffd8ff/ },
  { type: 'image/png', shape: /^89504e470d0a1a0a/ },
  { type: 'image/webp', shape: /^52494646.{8}57454250/ },
] as const

/** By how it begins; what somebody says it is does not matter. */
function pictureType(content: Uint8Array): (typeof signatures)[number]['type'] | undefined {
  const start = Buffer.from(content.subarray(0, 12)).toString('hex')
  return signatures.find(({ shape }) => shape.test(start))?.type
}
