import type { Extension, PlainAnswers } from '../features/extension/server/routes.ts'
import type { Site } from '../kit/site.ts'
import { languageFor } from '../kit/texts.ts'
import type { PageAsked, Pages, WrittenPage } from '../platform/pages.ts'
import { formPaths, helpPath, mailPath, notFoundPath, statusPath } from './page-paths.ts'
import type { PageWriter } from './page-writer.ts'
import type { PublicRenderer } from './public-renderer.ts'

type ClosedTexts = NonNullable<ReturnType<Extension['closing']['texts']>>

export type PagesNeeds = {
  readonly write: PageWriter
  readonly renderer: PublicRenderer
  readonly answers: PlainAnswers
  readonly closing: Pick<Extension['closing'], 'texts'>
  readonly mails: Pick<Extension['mails'], 'look' | 'use'>
  readonly steps: Pick<Extension['steps'], 'count'>
  readonly status: () => Promise<unknown>
  readonly site: Site
  readonly clock: () => Date
  /** The page before anything is put into it. */
  readonly empty: string
}

/** The pages as they leave the server: whole, readable and usable before or without any script. */
export function publicPages({ write, renderer, answers, closing, mails, steps, status, clock, empty }: PagesNeeds): Pages {
  async function stateFor({ path, search }: PageAsked): Promise<unknown> {
    if (path === statusPath) return { app: 'status', status: await status() }
    if (path === mailPath) return renderer.stateOfMailPage(await mails.look(renderer.mailCodeIn(search) ?? ''))
    if (path === helpPath) return renderer.stateOfHelp(search, answers.rules)
    const token = renderer.tokenIn(search)
    const answered = token === undefined ? undefined : await answers.find(token)
    if (answered) return renderer.stateOfResult(search, answered, clock())
    return formPaths.includes(path) ? renderer.stateInAddress(path, search, clock()) : undefined
  }

  return {
    show: async (asked) => {
      const closed = formPaths.includes(asked.path) ? closing.texts() : undefined
      if (closed) return writeClosed(write, asked, closed)
      const page = await write(asked, await stateFor(asked))
      if (formPaths.includes(asked.path)) steps.count('seen', { language: languageFor(asked), device: asked.device })
      return page
    },
    missing: (asked) => write({ ...asked, path: notFoundPath }, undefined, asked.path),
    broken: () => ({ html: empty }),
  }
}

/** The page of a form that the office has closed. Programs that watch it see that too. */
export async function writeClosed(write: PageWriter, asked: PageAsked, closed: ClosedTexts): Promise<WrittenPage> {
  return { ...(await write(asked, { closed })), status: 503 }
}
