import { isWorkingDay } from '../../../../kit/holidays.ts'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { ruleTexts } from '../../decision-texts.ts'

/** Why the office refuses, as it is told: German is binding and the only language of the wire. */
const refusals = {
  late: 'Das Gesuch ist nach Ablauf der Frist eingegangen.',
  'no-ground': 'Die Gründe reichen für eine Erstreckung nicht aus.',
  'no-proof': 'Die geltend gemachten Gründe sind nicht belegt.',
  beyond: 'Eine Frist über das späteste Datum hinaus ist ohne ausserordentliche Gründe nicht möglich.',
  reminded: 'Die Mahnfrist kann nicht erstreckt werden.',
  filed: 'Die Steuererklärung ist bereits eingereicht oder veranlagt.',
  'not-entitled': 'Wer das Gesuch stellt, ist dazu nicht bevollmächtigt.',
} as const

const texts = {
  refused: 'Das Steueramt hat Ihr Gesuch geprüft und nicht bewilligt. {reason} Es bleibt bei der Frist bis zum {deadline}.',
  corrected: 'Das Steueramt hat den Entscheid korrigiert. Es gilt die Frist bis zum {deadline}.',
  withdrawn: 'Die Fristerstreckung wurde widerrufen. Es gilt wieder die Frist bis zum {deadline}.',
} as const

export function grantedText(day: PlainDate, holidays: readonly string[]): string {
  return withFreeDay(fill(ruleTexts.granted, { deadline: dottedDate(day) }), day, holidays)
}

export function refusedText(reason: keyof typeof refusals, inForce: PlainDate): string {
  return fill(texts.refused, { reason: refusals[reason], deadline: dottedDate(inForce) })
}

export function changedText(act: 'correct' | 'withdraw', day: PlainDate, holidays: readonly string[]): string {
  return withFreeDay(fill(act === 'correct' ? texts.corrected : texts.withdrawn, { deadline: dottedDate(day) }), day, holidays)
}

function withFreeDay(text: string, day: PlainDate, holidays: readonly string[]): string {
  return isWorkingDay(day, holidays) ? text : `${text} ${ruleTexts.freeDay}`
}
