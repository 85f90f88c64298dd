import type { MailState } from '../../mail.ts'

/** What the menu above the list selects, with the keys that do the same. */
export const choices = [
  { id: 'all', keys: '* a', isChosen: () => true },
  { id: 'none', keys: '* n', isChosen: () => false },
  { id: 'read', keys: '* r', isChosen: ({ read }: MailState) => read },
  { id: 'unread', keys: '* u', isChosen: ({ read }: MailState) => !read },
  { id: 'starred', keys: '* s', isChosen: ({ starred }: MailState) => starred },
  { id: 'unstarred', keys: '* t', isChosen: ({ starred }: MailState) => !starred },
  { id: 'important', keys: undefined, isChosen: ({ important }: MailState) => important },
  { id: 'unimportant', keys: undefined, isChosen: ({ important }: MailState) => !important },
] as const

export type ChoiceId = (typeof choices)[number]['id']

/** Of the mails that are read so far, those of a kind. */
export function idsChosen(choice: ChoiceId, mails: readonly MailState[]): readonly string[] {
  const isChosen = choices.find(({ id }) => id === choice)?.isChosen
  return mails.filter((mail) => isChosen?.(mail)).map(({ id }) => id)
}
