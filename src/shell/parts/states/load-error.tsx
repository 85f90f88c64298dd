import { CloudOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { StateBlock } from './state-block.tsx'
import { statesWords } from './states-words.ts'

type LoadErrorProps = {
  /** What could not be loaded, e.g. «The messages could not be loaded». */
  readonly title?: string
  readonly text?: string
  readonly isOffline?: boolean
  readonly onRetry: () => void
}

/** A load that failed and left nothing to show. It never looks like an empty list: nobody should think their data are lost. */
export function LoadError({ title, text, isOffline = false, onRetry }: LoadErrorProps): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  return (
    <StateBlock
      kind="error"
      icon={isOffline ? CloudOff : TriangleAlert}
      title={title ?? texts.loadErrorTitle}
      text={text ?? (isOffline ? texts.offlineText : texts.loadErrorText)}
    >
      <Button onClick={onRetry}>{words.retry}</Button>
    </StateBlock>
  )
}
