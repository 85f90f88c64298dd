import { fill, type Translated } from '../../kit/texts.ts'
import { answerTexts } from './decision-texts.ts'

type Key = keyof typeof answerTexts

/**
 * A German sentence of a rule or of the office in another language: what stands in its gaps goes into those of the translation,
 * a reason translated too.
 * Nothing where the sentence is not one of ours, e.g. from a canton's own system.
 */
export function translatedSentence(german: string, texts: Translated<typeof answerTexts>): string | undefined {
  const isFreeDay = german.endsWith(addition)
  const sentence = isFreeDay ? german.slice(0, -addition.length) : german
  for (const { key, shape } of shapes) {
    const match = shape.exec(sentence)
    if (!match) continue
    const { reason, ...values } = match.groups ?? {}
    const translated = fill(texts[key], { ...values, ...(reason && { reason: translatedSentence(reason, texts) ?? reason }) })
    return isFreeDay ? `${translated} ${texts.freeDay}` : translated
  }
  return undefined
}

/** What stands in the gaps of a German sentence of ours, by the names of the gaps. */
export function valuesIn(german: string): Readonly<Record<string, string>> {
  for (const { shape } of shapes) {
    const match = shape.exec(german)
    if (match) return { ...match.groups }
  }
  return {}
}

const addition = ` ${answerTexts.freeDay}`

const shapes = Object.entries(answerTexts).map(([key, text]) => ({ key: key as Key, shape: shapeOf(text) })) // the keys of that very object

/** Every second part of the split text is the name of a gap. */
function shapeOf(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.?()]/g, String.raw`\$&`)))
  return new RegExp(`^${parts.join('')}$`)
}
