import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { accountWords } from '../account-words.ts'

/** Where one cannot help oneself: why, and whom to ask. */
export function AskInstead({ text, contact }: { readonly text: string; readonly contact: string | undefined }): ReactNode {
  const texts = useTexts(accountWords)
  return (
    <Notice kind="info">
      <p>{text}</p>
      {contact === undefined ? null : <a href={`mailto:${contact}`}>{fill(texts.registrationContact, { email: contact })}</a>}
    </Notice>
  )
}
