import { route, type Route } from '../../../platform/http.ts'
import { listIcons } from '../contract.ts'
import { readCatalogue } from './catalogue.ts'

export function iconRoutes(): readonly Route[] {
  // Read when somebody first looks at it, and the same for everybody.
  let catalogue: ReturnType<typeof readCatalogue> | undefined
  return [route(listIcons, async () => [...(await (catalogue ??= readCatalogue()))])]
}
