/** The questions of the public help: where each stands on the page, and what votes name. In reading order. */
export const helpQuestions = [
  'wer',
  'bis-wann',
  'wie-lange',
  'kosten',
  'wochenende',
  'pid',
  'firma',
  'vertretung',
  'ehepaar',
  'abgelehnt',
  'anders',
  'beleg',
  'datenschutz',
  'stoerung',
  'ohne-computer',
] as const

export type HelpQuestionId = (typeof helpQuestions)[number]
