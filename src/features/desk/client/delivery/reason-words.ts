import { fill } from '../../../../kit/texts.ts'
import type { texts as words } from './texts.ts'

type Texts = Readonly<Record<keyof typeof words, string>>

/** Why a delivery failed, in words: the server keeps a short code and never what the other side said. */
export function reasonIn(texts: Texts, reason: string): string {
  const status = /^status-(\d{3})$/.exec(reason)?.[1]
  if (status !== undefined) return fill(isRefusal(Number(status)) ? texts.statusRefused : texts.status, { status })
  const known = new Map(
    Object.entries({
      refused: texts.refused,
      timeout: texts.timeout,
      cut: texts.cut,
      tls: texts.tls,
      'unknown-host': texts.unknownHost,
      'too-large': texts.tooLarge,
      'not-json': texts.notJson,
      'wrong-schema': texts.wrongSchema,
      'wrong-reference': texts.wrongReference,
      'no-request': texts.noRequest,
      'under-way': texts.underWay,
    }),
  )
  return known.get(reason) ?? texts.failed
}

/** The same line as the worker draws: these will hardly be taken by trying again. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
}
