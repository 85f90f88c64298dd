import type { Kysely } from 'kysely'
import { officeRoute, type Route } from '../../../../platform/http.ts'
import { readFigures } from '../../figures-contract.ts'
import type { DeskTables } from '../tables.ts'
import { figuresOf } from './figures.ts'

/** Figures have nobody in them, so that every role may see them. */
export function figuresRoutes(db: Kysely<DeskTables>, canton: string): readonly Route[] {
  return [officeRoute(readFigures, ({ range }) => figuresOf(db, canton, range))]
}
