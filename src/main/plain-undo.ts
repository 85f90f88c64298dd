import { randomUUID } from 'node:crypto'
import type { Fields, PageAsked, PageReply } from '../platform/pages.ts'
import type { Problem } from '../kit/problem.ts'
import { resultPath, verifyPath } from './page-paths.ts'
import { visitOf, type Sender } from './plain-posts.ts'
import type { PagesNeeds } from './public-pages.ts'

/** The step in which an extension is taken back, for pages without script: first asked for with a receipt, then sent. */
export type PlainUndo = {
  readonly answer: (asked: PageAsked, fields: Fields, sender: Sender) => Promise<PageReply>
  readonly failed: (asked: PageAsked, fields: Fields, problem: Problem) => Promise<PageReply>
}

export function plainUndo({ write, renderer, answers, clock }: PagesNeeds): PlainUndo {
  async function find(fields: Fields) {
    const posted = renderer.readPlainUndo(fields, clock())
    const verdict = posted.kind === 'none' ? undefined : await answers.verify(posted.proof)
    if (posted.kind === 'none' || verdict?.kind !== 'decided') return undefined
    return { posted, shown: { verdict, now: clock(), key: randomUUID() } }
  }
  return {
    answer: async (asked, fields, { address, pass }) => {
      await pass()
      const found = await find(fields)
      if (!found) return { redirect: verifyPath }
      const { posted, shown } = found
      if (posted.kind === 'show') return write(asked, renderer.stateOfUndo(posted, shown))
      const key = fields['key'] ? { key: fields['key'] } : {}
      const sent = await answers.takeBack(posted.undo, { address, ...key, ...visitOf(asked) })
      if ('token' in sent) return { redirect: renderer.answerAddress(resultPath, sent.token) }
      return write(asked, renderer.stateOfUndo(posted, { ...shown, answer: sent.answer }))
    },
    failed: async (asked, fields, problem) => {
      const found = await find(fields)
      if (!found) throw problem
      return write(asked, renderer.stateOfUndo(found.posted, { ...found.shown, failure: answers.wordsFor(problem) }))
    },
  }
}
