import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../kit/problem.ts'
import { compressed } from './compressed.ts'
import { deviceOfPage, type DeviceClass } from './device.ts'
import { sendProblem, statusOf } from './problem-reply.ts'

/** Who asks for a page, as far as pages care. */
export type PageAsked = {
  readonly path: string
  readonly search: string
  readonly cookies: string
  readonly accepted: string
  /** Of those who open it themselves. */
  readonly device?: DeviceClass | undefined
}
export type Fields = Readonly<Record<string, string>>

export type WrittenPage = {
  readonly html: string
  readonly status?: number
  /** Named by the address; remembered for the pages that follow. */
  readonly language?: string
}
export type PageReply = WrittenPage | { readonly redirect: string }

export type Pages = {
  readonly show: (asked: PageAsked) => Promise<PageReply>
  readonly missing: (asked: PageAsked) => Promise<PageReply>
  /** For a page that cannot be made here: its script can still make it. */
  readonly broken: () => WrittenPage
}

/** A form of a page without script, sent to the page's own address. */
export type PlainForm = {
  readonly answer: (asked: PageAsked, fields: Fields, address: string) => Promise<PageReply>
  /** The page that says what went wrong, instead of an answer for programs. */
  readonly failed?: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
}

/** Serves named files for a year, everything else only after asking whether it is still the same. */
export async function mountFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
    preCompressed: true,
    // The icon is drawn from the canton's logo; the file is for development only.
    globIgnore: ['index.html', 'favicon.svg*', '.vite/**', '**/*.{gz,br}'],
    wildcard: false,
  })
}

/** Pages are never kept by anybody: they may show an answer. */
export function mountPages(app: FastifyInstance, pages: Pages, paths: readonly string[]): void {
  const showProblem = (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply.code(statusOf[problem.code]), pages.broken())
  for (const path of paths) {
    app.get(path, { config: { showProblem } }, async (request, reply) => sendPage(request, reply, await pages.show(askedBy(request))))
  }
}

/** Without pages only the calls answer. */
export function answerUnknownPaths(app: FastifyInstance, pages: Pages | undefined): void {
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (pages && wantsPage) return sendPage(request, reply.code(404), await pages.missing(askedBy(request)))
    return sendProblem(request, reply, new Problem('not-found', 'There is nothing at this address.'))
  })
}

export function mountPlainForm(app: FastifyInstance, path: string, { answer, failed }: PlainForm): void {
  const showProblem = async (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!failed) return sendProblem(request, reply, problem)
    return sendPage(request, reply.code(statusOf[problem.code]), await failed(askedBy(request), fieldsOf(request.body), problem))
  }
  app.post(path, { config: { showProblem } }, async (request, reply) =>
    sendPage(request, reply, await answer(askedBy(request), fieldsOf(request.body), request.ip)),
  )
}

/** The same where mail programs press the button for people: they may send it as a form of files, in which nothing is read. */
export function mountOneClick(app: FastifyInstance, path: string, form: PlainForm): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))
    mountPlainForm(scope, path, form)
  })
}

function askedBy(request: FastifyRequest): PageAsked {
  const { url, headers } = request
  const { pathname, search } = new URL(url, 'http://page')
  const device = deviceOfPage(request)
  return { path: pathname, search, cookies: headers.cookie ?? '', accepted: headers['accept-language'] ?? '', device }
}

/** Only texts, whatever came. */
function fieldsOf(body: unknown): Fields {
  return Object.fromEntries(Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageReply): Promise<FastifyReply> {
  if ('redirect' in page) return reply.redirect(page.redirect, 303)
  if (page.language !== undefined) reply.header('set-cookie', `language=${page.language}; Path=/; Max-Age=31536000; SameSite=Lax`)
  if (page.status !== undefined) reply.code(page.status)
  const { encoding, body } = await compressed(page.html, request.headers['accept-encoding'] ?? '')
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding, accept-language, cookie').type('text/html; charset=utf-8').send(body)
}
