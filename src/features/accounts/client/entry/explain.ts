import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { texts as answers } from '../../api-texts.ts'
import type { texts as words } from '../../texts.ts'

type Texts = typeof words

/** What the server answered, in the language of the page. What it says in other words stays as it is. */
export function inWords(message: string, texts: Texts): string {
  const known = Object.entries(answers).find(([, text]) => text === message)?.[0]
  return known === undefined ? message : texts[known as keyof typeof answers] // entries come from these very keys
}

/** Why something could not be done at all, and what to do about it. */
export function explained(cause: unknown, texts: Texts): Problem {
  if (!(cause instanceof Problem)) {
    reportError(cause)
    return new Problem('unexpected', texts.unexpected, { cause })
  }
  return new Problem(cause.code, sentence(cause, texts), { cause })
}

function sentence({ code, message, retryAfterSeconds }: Problem, texts: Texts): string {
  if (code === 'unavailable') return texts.unavailable
  if (code === 'too-many') return waitText(retryAfterSeconds, texts)
  const isKnown = Object.values<string>(answers).includes(message)
  return isKnown ? inWords(message, texts) : texts.unexpected
}

function waitText(seconds: number | undefined, texts: Texts): string {
  if (seconds === undefined) return texts.waitAwhile
  if (seconds <= 90) return fill(texts.waitSeconds, { seconds: Math.max(1, Math.ceil(seconds)) })
  return fill(texts.waitMinutes, { minutes: Math.ceil(seconds / 60) })
}
