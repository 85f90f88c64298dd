import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../kit/endpoint.ts'
import type { Route } from '../platform/http.ts'
import { openApi, type OpenApi } from '../platform/openapi.ts'
import { projectVersion } from './project.ts'

/** The calls that the page about the API explains. All others are for our own pages and may change with them. */
export const publicCallNames: readonly string[] = [
  'POST /BusinessAPI/efristerstreckung',
  'POST /BusinessAPI/efristerstreckung/pruefung',
  'POST /BusinessAPI/efristerstreckung/beleg',
  'POST /BusinessAPI/efristerstreckung/kalender',
  'GET /BusinessAPI/efristerstreckung/regeln',
  'GET /api/status',
]

export function describeApi(routes: readonly Route[]): OpenApi {
  return describe(routes, 'Every call of the product, printed from its contracts.')
}

/** The same for outsiders: only what the page about the API explains. */
export function describePublicApi(routes: readonly Route[]): OpenApi {
  const isForOutsiders = ({ endpoint: { method, path } }: Route): boolean => publicCallNames.includes(`${method} ${path}`)
  return describe(routes.filter(isForOutsiders), 'The calls for outsiders, printed from their contracts.')
}

function describe(routes: readonly Route[], description: string): OpenApi {
  const endpoints = Object.fromEntries(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint]))
  return openApi(endpoints, { version: projectVersion(), description })
}

/** A stable name for tools, made of method and path: `post-BusinessAPI-efristerstreckung`. */
function nameOf({ method, path }: Endpoint): string {
  return [method.toLowerCase(), ...path.split('/').filter((word) => word !== '' && word !== 'api')].join('-')
}

/** The contract for tools; the page for people is one of the public pages. */
export function mountApiDocs(app: FastifyInstance, routes: readonly Route[]): void {
  const [all, forOutsiders] = [describeApi(routes), describePublicApi(routes)]
  app.get('/api/openapi.json', async () => all)
  app.get('/api/docs/openapi.json', async () => forOutsiders)
}
