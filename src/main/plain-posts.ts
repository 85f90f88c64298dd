import type { AnsweredRequest, PlainAnswers } from '../features/extension/server/routes.ts'
import type { Problem } from '../kit/problem.ts'
import { languageFor } from '../kit/texts.ts'
import type { Fields, PageAsked, PageReply } from '../platform/pages.ts'
import { resultPath } from './page-paths.ts'
import { writeClosed, type PagesNeeds } from './public-pages.ts'

/** From where somebody sends, and the limit that guards what only so many may do at once. */
export type Sender = { readonly address: string; readonly pass: () => Promise<void> }

/** What the forms of pages without script lead to. */
export type PlainPosts = {
  readonly submit: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  /** The result page for a request that could not be decided. */
  readonly failed: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
  /** 'Fertig', 'Zurück' and 'Angaben korrigieren' under the secret address. */
  readonly leave: (asked: PageAsked, fields: Fields) => Promise<PageReply>
  readonly verify: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  readonly unverified: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
}

type Posted = Extract<ReturnType<PagesNeeds['renderer']['readPlainForm']>, { kind: 'send' }>
type Answered = Omit<Posted, 'kind'> & AnsweredRequest

export function plainPosts({ write, renderer, answers, closing, clock, site }: PagesNeeds): PlainPosts {
  const read = (path: string, fields: Fields) => renderer.readPlainForm(path, fields, clock(), site.legalEntityProof)
  /** The result page as the reply itself, with all that was typed. */
  function writeAnswer(asked: PageAsked, fields: Fields, { draft, ...answered }: Answered): Promise<PageReply> {
    const state = renderer.stateOfAnswer(answered, clock(), { draft, key: fields['key'] ?? '' })
    return write({ ...asked, path: resultPath }, state)
  }
  return {
    submit: async (asked, fields, { address, pass }) => {
      const posted = read(asked.path, fields)
      if (posted.kind === 'reset') return { redirect: posted.path }
      if (posted.kind === 'show') return { ...(await write(asked, posted.state)), ...(posted.isFaulty ? { status: 422 } : {}) }
      await pass()
      const key = fields['key'] ? { key: fields['key'] } : {}
      const sent = await answers.send(posted.request, { address, ...key, language: languageFor(asked.search, asked.cookies) })
      if ('token' in sent) return { redirect: renderer.answerAddress(resultPath, sent.token) }
      return writeAnswer(asked, fields, { ...posted, answer: sent.answer })
    },
    failed: async (asked, fields, problem) => {
      const closed = problem.code === 'closed' ? closing.texts() : undefined
      if (closed) return writeClosed(write, asked, closed)
      const posted = read(asked.path, fields)
      if (posted.kind !== 'send') throw problem
      return writeAnswer(asked, fields, { ...posted, answer: { kind: 'rejected', message: answers.wordsFor(problem) } })
    },
    leave: ({ search }, fields) => leave(renderer, answers, renderer.tokenIn(search), fields['action']),
    verify: async (asked, fields, { pass }) => {
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
