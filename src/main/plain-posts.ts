import type { AnsweredRequest } from '../features/extension/server/routes.ts'
import type { Problem } from '../kit/problem.ts'
import { languageFor, type Language } from '../kit/texts.ts'
import type { Fields, PageAsked, PageReply } from '../platform/pages.ts'
import { resultPath } from './page-paths.ts'
import { writeClosed, type PagesNeeds } from './public-pages.ts'

/** From where somebody sends, and the limit that guards what only so many may do at once. */
export type Sender = { readonly address: string; readonly pass: (other?: string) => Promise<void> }

/** What the forms of pages without script lead to. */
export type PlainPosts = {
  readonly submit: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  /** The result page for a request that could not be decided. */
  readonly failed: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
  /** 'Fertig', 'Weiteres Gesuch', 'Zurück', 'Angaben korrigieren' and whether it was easy, under the secret address. */
  readonly leave: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  /** What a link in a mail is for; its code says what. */
  readonly mail: (asked: PageAsked) => Promise<PageReply>
  readonly verify: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  readonly unverified: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
}

type Posted = Extract<ReturnType<PagesNeeds['renderer']['readPlainForm']>, { kind: 'send' }>
type Answered = Omit<Posted, 'kind'> & AnsweredRequest

export function plainPosts({ write, renderer, answers, closing, mails, steps, clock, site }: PagesNeeds): PlainPosts {
  const orderMail = mailOrders({ renderer, answers })
  const read = (path: string, fields: Fields) => renderer.readPlainForm(path, fields, clock(), site.legalEntityProof)
  /** The result page as the reply itself, with all that was typed. */
  function writeAnswer(asked: PageAsked, fields: Fields, { draft, ...answered }: Answered): Promise<PageReply> {
    const state = renderer.stateOfAnswer(answered, clock(), { draft, key: fields['key'] ?? '' })
    return write({ ...asked, path: resultPath }, state)
  }
  /** Back to the result; it says thanks if the rating was counted. */
  async function rate(asked: PageAsked, token: string, rating: string, { pass }: Sender): Promise<string> {
    const isCounted = await pass().then(
      () => answers.rate(token, rating, visitOf(asked)),
      () => false,
    )
    return renderer[isCounted ? 'ratedAddress' : 'answerAddress'](resultPath, token)
  }
  async function submit(asked: PageAsked, fields: Fields, { address, pass }: Sender): Promise<PageReply> {
    const posted = read(asked.path, fields)
    if (posted.kind === 'reset') return { redirect: posted.path }
    const visit = visitOf(asked)
    if (posted.kind === 'show') {
      if (posted.isFaulty) steps.count('faulty', visit)
      return { ...(await write(asked, posted.state)), ...(posted.isFaulty ? { status: 422 } : {}) }
    }
    steps.count('submitted', visit)
    await pass()
    const key = fields['key'] ? { key: fields['key'] } : {}
    const sent = await answers.send(posted.request, { address, ...key, ...visit })
    if ('token' in sent) return { redirect: renderer.answerAddress(resultPath, sent.token) }
    return writeAnswer(asked, fields, { ...posted, answer: sent.answer })
  }
  return {
    submit,
    failed: async (asked, fields, problem) => {
      const closed = problem.code === 'closed' ? closing.texts() : undefined
      if (closed) return writeClosed(write, asked, closed)
      const posted = read(asked.path, fields)
      if (posted.kind !== 'send') throw problem
      return writeAnswer(asked, fields, { ...posted, answer: { kind: 'rejected', message: answers.wordsFor(problem) } })
    },
    leave: async (asked, fields, sender) => {
      const token = renderer.tokenIn(asked.search)
      if (token === undefined) return { redirect: '/' }
      const { action, rating } = fields
      if (rating !== undefined) return { redirect: await rate(asked, token, rating, sender) }
      if (action === 'mail') return { redirect: await orderMail(asked, token, fields, sender) }
      const answered = action === 'correct' || action === 'another' ? await answers.find(token) : undefined
      if (answered && action === 'correct') return { redirect: renderer.answerAddress(renderer.formPathOf(answered.legalForm), token) }
      await answers.forget(token)
      if (!answered) return { redirect: '/' }
      return write({ ...asked, path: renderer.formPathOf(answered.legalForm) }, renderer.stateOfNextRequest(answered, clock()))
    },
    ...mailPosts({ write, renderer, mails }),
    ...proofPosts({ write, renderer, answers }),
  }
}

/** Asks for the receipt of a result by mail, and leads back to that result. */
function mailOrders({ renderer, answers }: Pick<PagesNeeds, 'renderer' | 'answers'>) {
  return async (asked: PageAsked, token: string, { email = '' }: Fields, { pass }: Sender): Promise<string> => {
    const isFree = await pass('deadline-mail').then(
      () => true,
      () => false,
    )
    const outcome = isFree ? await answers.mail(token, email.trim(), languageFor(asked)) : 'refused'
    return renderer.mailOrderAddress(resultPath, token, outcome)
  }
}

function mailPosts({ write, renderer, mails }: Pick<PagesNeeds, 'write' | 'renderer' | 'mails'>): Pick<PlainPosts, 'mail'> {
  return { mail: async (asked) => write(asked, renderer.stateOfMailPage(await mails.use(renderer.mailCodeIn(asked.search) ?? ''))) }
}

function proofPosts({
  write,
  renderer,
  answers,
}: Pick<PagesNeeds, 'write' | 'renderer' | 'answers'>): Pick<PlainPosts, 'verify' | 'unverified'> {
  return {
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

export function visitOf(asked: PageAsked): Pick<PageAsked, 'device'> & { language: Language } {
  return { language: languageFor(asked), device: asked.device }
}
