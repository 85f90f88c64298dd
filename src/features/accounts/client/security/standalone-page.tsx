import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { SecurityPage } from './security-page.tsx'
import { securityWords } from './security-words.ts'

/** The page in a frame of its own, as long as no other page has it as a tab. */
export function Page(): ReactNode {
  const texts = useTexts(securityWords)
  return (
    <WorkspacePage title={texts.title}>
      <SecurityPage />
    </WorkspacePage>
  )
}
