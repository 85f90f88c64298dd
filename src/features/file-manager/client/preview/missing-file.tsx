import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { filesWords } from '../files-words.ts'

/** Whoever followed a link to a file that is gone. */
export function MissingFile(): ReactNode {
  const texts = useTexts(filesWords)
  return <EmptyState kind="never-used" icon={FileX} title={texts.missingTitle} text={texts.missingText} />
}
