import { dayAt, dottedDate, placeOfLaw } from '../../kit/plain-date.ts'
import type { Answer } from './contract.ts'
import type { resultTexts } from './result-texts.ts'

export type Row = {
  readonly label: string
  readonly value: string
  /** Words of the office, which speaks German on every page. */
  readonly isGerman?: true
  /** A reference or a code, read out character by character. */
  readonly isSpelled?: true
}

/** The rows of the result, in the order of the spec. Without a decision there is no deadline to tell and no name. */
export function resultRows(answer: Answer, pid: string, texts: typeof resultTexts): readonly Row[] {
  if (answer.kind === 'rejected') return [{ label: texts.rowError, value: answer.message, isGerman: true }]
  const result: Row = { label: texts.rowResult, value: answer.text, isGerman: true }
  const received: Row = { label: texts.rowReceived, value: receivedAt(answer.receivedAt) }
  if (answer.kind === 'pending') return [result, received, { label: texts.rowPid, value: pid }]
  const dates = answer.kind === 'decided' ? [answer.oldDeadline, answer.newDeadline].map(dottedDate) : [texts.none, texts.none]
  return [
    result,
    { label: texts.rowOld, value: dates[0] ?? '' },
    { label: texts.rowNew, value: dates[1] ?? '' },
    received,
    ...nameRows(answer, texts),
    { label: texts.rowPid, value: pid },
  ]
}

/** Without a first name it is a firm. */
function nameRows({ name, firstName }: { readonly name: string; readonly firstName: string }, texts: typeof resultTexts): readonly Row[] {
  if (firstName === '') return [{ label: texts.rowCompany, value: name }]
  return [
    { label: texts.rowName, value: name },
    { label: texts.rowFirstName, value: firstName },
  ]
}

/** `10.03.2026, 19:42`, where the office is. */
export function receivedAt(moment: string): string {
  const at = new Date(moment)
  const time = new Intl.DateTimeFormat('de-CH', { timeZone: placeOfLaw, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  return `${dottedDate(dayAt(at, placeOfLaw))}, ${time}`
}
