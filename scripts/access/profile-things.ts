import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

const kinds = ['post', 'removedPost', 'comment', 'medium', 'looseFile'] as const

/** What somebody has posted, said and shown in a workspace. */
export type Shown = Readonly<Record<(typeof kinds)[number], string>> & { readonly person: string }

/** Ids of what nobody has shown. */
export const nothingShown = (): Shown => ({
  person: randomUUID(),
  ...(Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as Record<(typeof kinds)[number], string>), // each of them is there
})

/** The profile of one account; `word` stands in all of it. */
export async function addProfile(owner: Pool, place: { workspaceId: string; accountId: string }, word: string): Promise<Shown> {
  const { workspaceId, accountId } = place
  const shown = { ...nothingShown(), person: accountId }
  const posts = `insert into profile.post (workspace_id, id, author_id, author_name, type, message, removed_at)
    values ($1, $2, $3, $4, 'post', $4, $5)`
  await owner.query(posts, [workspaceId, shown.post, accountId, `${word} post`, null])
  await owner.query(posts, [workspaceId, shown.removedPost, accountId, `${word} removed post`, '2026-03-01T00:00:00Z'])
  await owner.query(
    `insert into profile.comment (workspace_id, post_id, id, author_id, author_name, message) values ($1, $2, $3, $4, $5, $5)`,
    [workspaceId, shown.post, shown.comment, accountId, `${word} comment`],
  )
  await owner.query(`insert into profile.liking (workspace_id, post_id, account_id) values ($1, $2, $3)`, [
    workspaceId,
    shown.post,
    accountId,
  ])
  await owner.query(
    `insert into profile.medium (workspace_id, id, account_id, file_id, media_type, title, width, height)
     values ($1, $2, $3, gen_random_uuid(), 'image/png', $4, 4, 3)`,
    [workspaceId, shown.medium, accountId, `${word} photo`],
  )
  await owner.query(
    `insert into profile.about (workspace_id, account_id, told) values ($1, $2, jsonb_build_object('general', jsonb_build_object('gender', '',
      'birthday', null, 'locations', '[]'::jsonb, 'about', $3::text), 'work', '{"occupation": "", "skills": [], "jobs": []}'::jsonb,
      'contact', '{"address": "", "tel": [], "websites": [], "emails": []}'::jsonb))`,
    [workspaceId, accountId, `${word} about`],
  )
  await owner.query("insert into platform.file (workspace_id, id, name, type, size) values ($1, $2, 'a.png', 'image/png', 1)", [
    workspaceId,
    shown.looseFile,
  ])
  await owner.query(`insert into platform.file_piece (workspace_id, file_id, number, content) values ($1, $2, 0, 'x')`, [
    workspaceId,
    shown.looseFile,
  ])
  return shown
}

/** Parents first. */
export const profileTables: readonly string[] = ['post', 'comment', 'liking', 'following', 'medium', 'about', 'picture'].map(
  (name) => `profile.${name}`,
)
