import type { Kysely } from 'kysely'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { officeRoute, type Route } from '../../../../platform/http.ts'
import { readFigures, readVisits } from '../../figures-contract.ts'
import type { DeskTables } from '../tables.ts'
import { figuresOf } from './figures.ts'

type Visits = OutputOf<typeof readVisits>
type ReadVisits<Each> = (db: Kysely<DeskTables>, canton: string, days: number) => Promise<readonly Each[]>

/** What people do at the form and say about it; `main` hands it over from the feature that counts it. */
export type VisitReaders = {
  readonly steps: ReadVisits<Visits['steps'][number]>
  readonly feedback: ReadVisits<Visits['feedback'][number]>
}

type Needs = { readonly db: Kysely<DeskTables>; readonly canton: string; readonly visits: VisitReaders }

const days = { week: 7, month: 30 } as const

/** Figures have nobody in them, so that every role may see them. */
export function figuresRoutes({ db, canton, visits }: Needs): readonly Route[] {
  return [
    officeRoute(readFigures, ({ range }) => figuresOf(db, canton, range)),
    officeRoute(readVisits, async ({ range }) => {
      const [steps, feedback] = await Promise.all([visits.steps(db, canton, days[range]), visits.feedback(db, canton, days[range])])
      return { steps: [...steps], feedback: [...feedback] }
    }),
  ]
}
