import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { deskWords } from './desk-words.ts'
import { DeskPage } from './frame/desk-page.tsx'
import { useOfficer } from './frame/officer.ts'
import { OfficerCard } from './officer-card.tsx'

/** Where people of the tax office begin. */
export function Page(): ReactNode {
  const texts = useTexts(deskWords)
  return (
    <DeskPage title={texts.title} hasOfficer={false}>
      <OfficerCard {...useOfficer()} />
    </DeskPage>
  )
}
