import type { Kysely } from 'kysely'
import { route, type Route } from '../../../platform/http.ts'
import { submitExtension } from '../contract.ts'
import { submit } from './submit.ts'
import type { ExtensionTables } from './tables.ts'

type Needs = { readonly db: Kysely<ExtensionTables>; readonly canton: string }

export function extensionRoutes({ db, canton }: Needs): readonly Route[] {
  return [route(submitExtension, (request) => submit(db, canton, request))]
}
