import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export const helpKinds = ['helpSection', 'helpQuestion', 'helpArticle', 'helpInBin'] as const
type HelpThings = Readonly<Record<(typeof helpKinds)[number], string>>

/** Parents first. */
export const helpTables: readonly string[] = ['help.section', 'help.entry', 'help.revision', 'help.vote']

/** A question and articles that readers see, and one in the bin; `word` stands in all of them. */
export async function addHelp(owner: Pool, workspaceId: string, things: HelpThings, word: string): Promise<void> {
  const topic = randomUUID()
  const section = 'insert into help.section (workspace_id, id, shelf, title, handle, position) values ($1, $2, $3, $4, $5, 1)'
  await owner.query(section, [workspaceId, things.helpSection, 'knowledge-base', `${word} category`, 'category'])
  await owner.query(section, [workspaceId, topic, 'faq', `${word} topic`, 'topic'])
  const entry = `insert into help.entry (workspace_id, id, section_id, title, content, published_title, published_content, position, removed_at)
    values ($1, $2, $3, $4, '', $4, '', 1, $5)`
  await owner.query(entry, [workspaceId, things.helpQuestion, topic, `${word} question`, null])
  await owner.query(entry, [workspaceId, things.helpArticle, things.helpSection, `${word} article`, null])
  await owner.query(entry, [workspaceId, things.helpInBin, things.helpSection, `${word} removed`, '2026-03-01T00:00:00Z'])
  await owner.query(
    `insert into help.revision (workspace_id, entry_id, number, title, content, author) values ($1, $2, 1, $3, '', 'Nora')`,
    [workspaceId, things.helpArticle, `${word} before`],
  )
}
