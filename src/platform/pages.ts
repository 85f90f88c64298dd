import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../kit/problem.ts'
import { sendProblem } from './problem-reply.ts'

type PagesOptions = {
  /** Where the browser build lies. */
  readonly folder: string
  /** Paths that show the product; any other path shows it too, but says 404. */
  readonly paths: readonly string[]
  /** Put in place of `<!--site-->` of the page. */
  readonly siteBlock: string
}

/** Serves the browser build: named files for a year, the page itself never kept. Without a build only the calls answer. */
export async function mountPages(app: FastifyInstance, { folder, paths, siteBlock }: PagesOptions): Promise<void> {
  const built = await readFile(`${folder}/index.html`, 'utf8').catch(() => undefined)
  const page = built?.replace('<!--site-->', siteBlock)
  answerUnknownPaths(app, page)
  if (page === undefined) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '**/*.{gz,br}'],
    wildcard: false,
  })
  for (const path of paths) app.get(path, async (_request, reply) => sendPage(reply, page))
}

function answerUnknownPaths(app: FastifyInstance, page: string | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (page !== undefined && wantsPage) return sendPage(reply.code(404), page)
    return sendProblem(request, reply, new Problem('not-found', 'There is nothing at this address.'))
  })
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}
