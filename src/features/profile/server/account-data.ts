import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { AccountData, ExportedFile, ExportReader } from '../../../platform/account-data.ts'

const own = 'account_id = platform.account()'
const written = { own: 'author_id = platform.account()', onDeletion: { set: "author_name = current_setting('app.deleted_name')" } } as const

export const profileData: AccountData = {
  folder: 'profile',
  tables: [
    { table: 'profile.about', own, file: 'about.json', key: 'account_id::text', onDeletion: 'delete' },
    { table: 'profile.post', ...written, file: 'posts.json' },
    { table: 'profile.comment', ...written, file: 'comments.json' },
    { table: 'profile.liking', own, file: 'likes.json', key: 'post_id::text', onDeletion: 'delete' },
    {
      table: 'profile.following',
      own: 'platform.account() in (account_id, followed_id)',
      file: 'following.json',
      key: 'account_id::text || followed_id::text',
      onDeletion: 'delete',
    },
    { table: 'profile.medium', own, file: 'photos-and-videos.json', onDeletion: 'delete', storedFile: 'file_id' },
    { table: 'profile.picture', own, file: { reason: 'pictures are files of their own' }, onDeletion: 'delete' },
  ],
  files: pictures,
}

/** The last pictures of the account, which belong to no workspace. */
async function* pictures({ read }: ExportReader): AsyncIterable<ExportedFile> {
  const { rows } = await read((tx) =>
    sql<{ id: string; type: string; content: Buffer }>`
      select id, media_type as type, content from profile.picture where account_id = platform.account() order by id`.execute(tx),
  )
  for (const { id, type, content } of rows)
    yield { path: `pictures/${id}.${type.replace('image/', '').replace('jpeg', 'jpg')}`, open: async () => Readable.from([content]) }
}
