const contract = `import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'

export const listPolls = endpoint({
  method: 'GET',
  path: '/api/polls-app/polls',
  access: 'public',
  summary: 'All polls',
  input: z.object({}),
  output: z.array(z.object({ id: z.number(), question: z.string() })),
})
`

const migration = `-- Questions that colleagues ask each other.
create schema polls;
grant usage on schema polls to efristerstreckung_app;
create table polls.poll (id integer primary key, question text not null);
grant select on polls.poll to efristerstreckung_app;
insert into polls.poll values (1, 'Where do we meet?'), (2, 'Which day suits you?');
`

const tables = `type Poll = { id: number; question: string }
export type PollTables = { 'polls.poll': Poll }
`

const store = `import type { Kysely } from 'kysely'
import type { PollTables } from './tables.ts'

export function allPolls(db: Kysely<PollTables>): Promise<{ id: number; question: string }[]> {
  return db.selectFrom('polls.poll').select(['id', 'question']).orderBy('id').execute()
}
`

const routes = `import type { Kysely } from 'kysely'
import { route, type Route } from '../../../platform/http.ts'
import { listPolls } from '../contract.ts'
import { allPolls } from './poll-store.ts'
import type { PollTables } from './tables.ts'

export function pollsRoutes({ db }: { readonly db: Kysely<PollTables> }): readonly Route[] {
  return [route(listPolls, () => allPolls(db))]
}
`

const app = `import { Vote } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

export const pollsApp: AppEntry = {
  id: 'polls',
  title: { en: 'Polls', de: 'Umfragen' },
  icon: Vote,
  path: '/apps/polls',
  access: 'public',
  group: 'applications',
  pages: [{ path: '', load: () => import('./polls-page.tsx') }],
}
`

const page = `import type { ReactNode } from 'react'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { usePolls } from './poll-queries.ts'

export function Page(): ReactNode {
  const { data: polls = [] } = usePolls()
  return (
    <WorkspacePage title="Polls">
      <ul>
        {polls.map(({ id, question }) => (
          <li key={id}>{question}</li>
        ))}
      </ul>
    </WorkspacePage>
  )
}
`

const queries = `import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { call } from '../../../shell/call.ts'
import { listPolls } from '../contract.ts'

export function usePolls(): UseQueryResult<OutputOf<typeof listPolls>> {
  return useQuery({ queryKey: ['polls'], queryFn: () => call(listPolls, {}) })
}
`

/** Steps 1 to 4 of adding an app: everything inside its folder, and one migration. */
export function pollsFiles(migrationNumber: string): Readonly<Record<string, string>> {
  const home = 'src/features/polls'
  return {
    [`${home}/contract.ts`]: contract,
    [`db/migrations/${migrationNumber}_polls.sql`]: migration,
    [`${home}/server/tables.ts`]: tables,
    [`${home}/server/poll-store.ts`]: store,
    [`${home}/server/routes.ts`]: routes,
    [`${home}/client/app.ts`]: app,
    [`${home}/client/polls-page.tsx`]: page,
    [`${home}/client/poll-queries.ts`]: queries,
  }
}

/** Step 5: one entry (import and list item) in each of the two registries. */
export const registryEntries: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/main/apps.server.ts': [
    [
      'import { createStatus, statusRoutes }',
      "import { pollsRoutes } from '../features/polls/server/routes.ts'\nimport { createStatus, statusRoutes }",
    ],
    ['...extension.routes,', '...extension.routes,\n      ...pollsRoutes({ db: connectPipelined(pipelines) }),'],
  ],
  'src/main/apps.client.ts': [
    ['import type { AppEntry }', "import { pollsApp } from '../features/polls/client/app.ts'\nimport type { AppEntry }"],
    ['AppEntry[] = [', 'AppEntry[] = [pollsApp, '],
  ],
}
