import type { PlainAnswers } from '../features/extension/server/routes.ts'
import type { Site } from '../kit/site.ts'
import type { PageAsked, Pages } from '../platform/pages.ts'
import { formPaths, notFoundPath } from './page-paths.ts'
import type { PageWriter } from './page-writer.ts'
import type { PublicRenderer } from './public-renderer.ts'

export type PagesNeeds = {
  readonly write: PageWriter
  readonly renderer: PublicRenderer
  readonly answers: PlainAnswers
  readonly site: Site
  readonly clock: () => Date
  /** The page before anything is put into it. */
  readonly empty: string
}

/** The pages as they leave the server: whole, readable and usable before or without any script. */
export function publicPages({ write, renderer, answers, clock, empty }: PagesNeeds): Pages {
  async function stateFor({ path, search }: PageAsked): Promise<unknown> {
    const token = renderer.tokenIn(search)
    const answered = token === undefined ? undefined : await answers.find(token)
    if (answered) return renderer.stateOfAnswer(answered, clock())
    return formPaths.includes(path) ? renderer.stateInAddress(path, search, clock()) : undefined
  }

  return {
    show: async (asked) => write(asked, await stateFor(asked)),
    missing: (asked) => write({ ...asked, path: notFoundPath }, undefined, asked.path),
    broken: () => ({ html: empty }),
  }
}
