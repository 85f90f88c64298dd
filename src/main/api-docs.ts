import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../kit/endpoint.ts'
import type { Route } from '../platform/http.ts'
import { openApiPage, openApiStyles } from '../platform/openapi-page.ts'
import { openApi, type OpenApi } from '../platform/openapi.ts'
import { projectPath, projectVersion } from './project.ts'

export function describeApi(routes: readonly Route[]): OpenApi {
  return openApi(Object.fromEntries(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint])), projectVersion())
}

/** A stable name for tools, made of method and path: `post-BusinessAPI-efristerstreckung`. */
function nameOf({ method, path }: Endpoint): string {
  return [method.toLowerCase(), ...path.split('/').filter((word) => word !== '' && word !== 'api')].join('-')
}

export async function mountApiDocs(app: FastifyInstance, api: OpenApi): Promise<void> {
  const themes = await readFile(projectPath('src/shell/themes.css'), 'utf8')
  app.get('/api/openapi.json', async () => api)
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(themes + openApiStyles))
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(openApiPage(api)))
}
