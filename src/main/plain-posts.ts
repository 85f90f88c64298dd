import type { PlainAnswers } from '../features/extension/server/routes.ts'
import type { Problem } from '../kit/problem.ts'
import type { Fields, PageAsked, PageReply } from '../platform/pages.ts'
import { resultPath } from './page-paths.ts'
import type { PagesNeeds } from './public-pages.ts'

/** What the forms of pages without script lead to. `pass` guards what only a limited number of people may do at once. */
export type PlainPosts = {
  readonly submit: (asked: PageAsked, fields: Fields, pass: () => Promise<void>) => Promise<PageReply>
  /** The result page for a request that could not be decided. */
  readonly failed: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
  /** 'Fertig', 'Zurück' and 'Angaben korrigieren' under the secret address. */
  readonly leave: (asked: PageAsked, fields: Fields) => Promise<PageReply>
  readonly verify: (asked: PageAsked, fields: Fields, pass: () => Promise<void>) => Promise<PageReply>
  readonly unverified: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
}

export function plainPosts({ write, renderer, answers, clock, site }: PagesNeeds): PlainPosts {
  const read = (path: string, fields: Fields) => renderer.readPlainForm(path, fields, clock(), site.legalEntityProof)
  return {
    submit: async (asked, fields, pass) => {
      const posted = read(asked.path, fields)
      if (posted.kind === 'reset') return { redirect: asked.path }
      if (posted.kind === 'show') return { ...(await write(asked, posted.state)), ...(posted.isFaulty ? { status: 422 } : {}) }
      await pass()
      return { redirect: renderer.answerAddress(resultPath, await answers.send(posted.request, fields['key'] || undefined)) }
    },
    failed: async (asked, fields, problem) => {
      const posted = read(asked.path, fields)
      if (posted.kind !== 'send') throw problem
      const answer = { kind: 'rejected' as const, message: answers.wordsFor(problem) }
      const state = renderer.stateOfAnswer({ request: posted.request, legalForm: posted.legalForm, answer }, clock(), posted.draft)
      return write({ ...asked, path: resultPath }, state)
    },
    leave: ({ search }, fields) => leave(renderer, answers, renderer.tokenIn(search), fields['action']),
    verify: async (asked, fields, pass) => {
      const posted = renderer.readPlainProof(fields)
      if (posted.kind === 'show') return { ...(await write(asked, posted.state)), status: 422 }
      await pass()
      return write(asked, renderer.stateOfProof(posted.typed, { verdict: await answers.verify(posted.proof) }))
    },
    unverified: (asked, fields, problem) => {
      const posted = renderer.readPlainProof(fields)
      if (posted.kind === 'show') throw problem
      return write(asked, renderer.stateOfProof(posted.typed, { failure: answers.wordsFor(problem) }))
    },
  }
}

async function leave(
  { answerAddress, formPathOf }: PagesNeeds['renderer'],
  answers: PlainAnswers,
  token: string | undefined,
  action: string | undefined,
): Promise<PageReply> {
  if (token === undefined) return { redirect: '/' }
  const answered = action === 'correct' ? await answers.find(token) : undefined
  if (answered) return { redirect: answerAddress(formPathOf(answered.legalForm), token) }
  await answers.forget(token)
  return { redirect: '/' }
}
