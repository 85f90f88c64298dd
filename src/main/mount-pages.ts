import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Extension, PlainAnswers } from '../features/extension/server/routes.ts'
import type { PageBlock } from '../kit/page-block.ts'
import type { Site } from '../kit/site.ts'
import { languages } from '../kit/texts.ts'
import type { Config } from '../platform/config.ts'
import { answerUnknownPaths, mountFiles, mountOneClick, mountPages, mountPlainForm, type Pages } from '../platform/pages.ts'
import type { Limits } from '../platform/rate-limit.ts'
import type { Manifest } from './build-manifest.ts'
import { logoSvg } from './logo-svg.ts'
import { pageHtml } from './page-html.ts'
import { apiPath, formPaths, helpPath, mailPath, pageParts, pagePaths, resultPath, rulesPath, undoPath, verifyPath } from './page-paths.ts'
import { pageWriter, type WriterNeeds } from './page-writer.ts'
import { languageLinks, partLinks } from './part-links.ts'
import { plainPosts, type Sender } from './plain-posts.ts'
import { plainUndo } from './plain-undo.ts'
import { projectPath } from './project.ts'
import { publicPages, type PagesNeeds } from './public-pages.ts'
import type { PublicLimits } from './public-renderer.ts'
import { workspacePages, workspacePaths } from './workspace-pages.ts'

type Build = Pick<WriterNeeds, 'template' | 'renderer' | 'linksOf'> & { readonly workspaceLinks: string }
type Needs = Omit<WriterNeeds, keyof Build | 'block'> & {
  readonly site: Site
  readonly answers: PlainAnswers
  readonly closing: Pick<Extension['closing'], 'texts'>
  readonly mails: Pick<Extension['mails'], 'isOffered' | 'look' | 'use'>
  readonly steps: Pick<Extension['steps'], 'count'>
  readonly status: () => Promise<unknown>
  readonly limits: Limits
  readonly config: Pick<Config, 'REGISTRATION' | 'UI_CATALOGUE' | 'SUBMITS_PER_MINUTE' | 'RECEIPTS_PER_MINUTE'>
}

/** The browser build and the pages around it. Without a build only the calls answer. */
export async function mountPublicPages(app: FastifyInstance, needs: Needs): Promise<void> {
  const { limits, answers, closing, mails, steps, status, site, config, clock } = needs
  const build = await readBuild()
  if (!build) return answerUnknownPaths(app, undefined)
  const block: PageBlock = {
    site,
    ...(mails.isOffered ? { offersMail: true } : {}),
    ...(config.REGISTRATION === 'open' ? { opensAccounts: true } : {}),
  }
  const empty = pageHtml(build.template, { block })
  // Those who build the product look at its parts here.
  const isForDevelopment = config.UI_CATALOGUE === 'on'
  const publicLimits: PublicLimits = { submit: config.SUBMITS_PER_MINUTE, receipt: config.RECEIPTS_PER_MINUTE }
  const figures = build.renderer.stateOfRules(answers.rules)
  const sharedStates = { [rulesPath]: figures, [helpPath]: figures, [apiPath]: build.renderer.stateOfApi(publicLimits) }
  const write = pageWriter({ ...build, block, clock, sharedStates })
  const pagesNeeds: PagesNeeds = { write, renderer: build.renderer, answers, closing, mails, steps, status, site, clock, empty }
  const pages = publicPages(pagesNeeds)

  await mountFiles(app, projectPath('dist'))
  app.get('/favicon.svg', async (_request, reply) => reply.type('image/svg+xml').send(logoSvg(site.logo)))
  // What a start without network shows: the page before anybody has filled it, so nothing personal is ever kept.
  app.get('/offline', async (_request, reply) => reply.type('text/html; charset=utf-8').send(empty))
  mountPages(app, pages, pagePaths)
  const workspace = workspacePages(build, isForDevelopment ? { ...block, isForDevelopment } : block)
  mountPages(app, workspace, workspacePaths(build.renderer, isForDevelopment))
  mountPosts(app, pagesNeeds, limits)
  // Who mistypes an address of the workspace stays in it.
  const missing: Pages['missing'] = (asked) => (build.renderer.isWorkspacePath(asked.path) ? workspace : pages).missing(asked)
  answerUnknownPaths(app, { ...pages, missing })
}

function mountPosts(app: FastifyInstance, needs: PagesNeeds, limits: Limits): void {
  const posts = plainPosts(needs)
  const sender = (limit: string, address: string): Sender => ({ address, pass: (other = limit) => limits.take(other, address) })
  for (const path of formPaths) {
    mountPlainForm(app, path, {
      answer: (asked, fields, address) => posts.submit(asked, fields, sender('submit', address)),
      failed: posts.failed,
    })
  }
  mountPlainForm(app, resultPath, { answer: (asked, fields, address) => posts.leave(asked, fields, sender('vote', address)) })
  mountOneClick(app, mailPath, { answer: (asked) => posts.mail(asked) })
  mountPlainForm(app, verifyPath, {
    answer: (asked, fields, address) => posts.verify(asked, fields, sender('receipt', address)),
    failed: posts.unverified,
  })
  const undo = plainUndo(needs)
  mountPlainForm(app, undoPath, {
    answer: (asked, fields, address) => undo.answer(asked, fields, sender('submit', address)),
    failed: undo.failed,
  })
}

async function readBuild(): Promise<Build | undefined> {
  const [page, script] = [projectPath('dist/index.html'), projectPath('dist-server/render-public.js')]
  if (!existsSync(page) || !existsSync(script)) return undefined
  const { renderer } = (await import(script)) as Pick<Build, 'renderer'> // built from render-public.tsx
  const manifest = JSON.parse(await readFile(projectPath('dist/.vite/manifest.json'), 'utf8')) as Manifest // written by the build
  const parts = new Map(Object.entries(pageParts).map(([path, part]) => [path, partLinks(manifest, part)]))
  const words = new Map(languages.map((language) => [language, languageLinks(manifest, language)]))
  const linksOf: Build['linksOf'] = (path, language) => `${parts.get(path) ?? ''}${words.get(language) ?? ''}`
  // Whom a stored token belongs to is asked first of all.
  const workspaceLinks = partLinks(manifest, 'src/main/workspace-client.tsx', 'src/features/accounts/client/session-calls.ts')
  return { template: await readFile(page, 'utf8'), renderer, linksOf, workspaceLinks }
}
