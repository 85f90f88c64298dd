import { randomUUID } from 'node:crypto'
import type { Bench, Part } from './part.ts'

const app = '/api/project-dashboard-app'
const limit = 300
const project = randomUUID()

/** The dashboard over 20,000 to-dos, those of the lists among them, and a board of 5,000 cards. */
export const projectPart: Part = {
  topics: ['project'],
  fill: async ({ owner, workspaceId, share }) => {
    const [todos, cards] = [Math.round(20_000 * share), Math.round(5000 * share)]
    await owner.query(
      `insert into todo.todo (workspace_id, title, due_date, completed, labels, position, made_at)
       select $1, 'Task ' || n, now() + ((n % 60) - 30) * interval '1 day', n % 3 = 0, array[(n % 5)::smallint], n,
         now() - (n % 40) * interval '1 day'
       from generate_series(1, $2 - (select count(*) from todo.todo where workspace_id = $1)) as n`,
      [workspaceId, todos],
    )
    await addBoard({ owner, workspaceId }, cards)
    return `${todos} to-dos and a board of ${cards} cards`
  },
  calls: async () => [
    { name: 'project: all projects', addresses: [`${app}/widgets`], limit },
    { name: 'project: one project', addresses: [`${app}/widgets?project=${project}`], limit },
  ],
}

async function addBoard({ owner, workspaceId }: Pick<Bench, 'owner' | 'workspaceId'>, cards: number): Promise<void> {
  const lists = [randomUUID(), randomUUID()]
  await owner.query("insert into scrumboard.board (workspace_id, id, name, uri) values ($1, $2, 'Bench', 'bench')", [workspaceId, project])
  for (const [at, name] of ['Known Bugs', 'Done'].entries()) {
    const values = [workspaceId, project, lists[at], name, at]
    await owner.query('insert into scrumboard.list (workspace_id, board_id, id, name, position) values ($1, $2, $3, $4, $5)', values)
  }
  await owner.query(
    `insert into scrumboard.card (workspace_id, board_id, list_id, name, due, position, made_at)
     select $1, $2, ($3::uuid[])[1 + n % 2], 'Card ' || n, now() + ((n % 60) - 30) * interval '1 day', n, now() - (n % 40) * interval '1 day'
     from generate_series(1, $4) as n`,
    [workspaceId, project, lists, cards],
  )
}
