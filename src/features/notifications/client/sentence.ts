import { isPlainDate, dayAt } from '../../../kit/plain-date.ts'
import type { Formats } from '../../../kit/formats.ts'
import type { Language } from '../../../kit/texts.ts'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { wordsFor } from '../../../shell/workspace/words.ts'
import type { Notification } from '../contract.ts'
import type { AppSentence } from './notification-queries.ts'

/** A piece of a sentence; names stand out. */
type Piece = { readonly key: string; readonly text: string; readonly isName: boolean }
type Setting = { readonly language: Language; readonly formats: Formats; readonly now: Date }

export function sentenceFor({ kind, source }: Notification, sentences: readonly AppSentence[]): AppSentence | undefined {
  return sentences.find((sentence) => sentence.kind === kind && sentence.source === source)
}

/** What happened, as its app says it; the name of the thing alone where that app is not known. */
export function piecesOf(notification: Notification, sentence: AppSentence | undefined, setting: Setting): readonly Piece[] {
  const template = sentence ? wordsFor(sentence.text, setting.language) : '{subject}'
  const values: Readonly<Record<string, string>> = {
    '{by}': notification.by?.name ?? '',
    '{subject}': notification.subject,
    '{when}': whenOf(notification.at, setting),
  }
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => ({ key: part, text: values[part] ?? part, isName: part === '{by}' || part === '{subject}' }))
}

export function plainSentence(notification: Notification, sentence: AppSentence | undefined, setting: Setting): string {
  return piecesOf(notification, sentence, setting)
    .map(({ text }) => text)
    .join('')
}

/** Within a sentence: `today, 14:00`. */
function whenOf(at: string | null, { formats, now }: Setting): string {
  if (at === null) return ''
  const day = formats.date(isPlainDate(at) ? at : dayAt(new Date(at), officeTimeZone), 'relative', now)
  const begun = `${day.charAt(0).toLowerCase()}${day.slice(1)}`
  return isPlainDate(at) ? begun : `${begun}, ${formats.time(at)}`
}
