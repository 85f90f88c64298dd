import { useState, type ReactNode } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { resultCatalogue } from './result-catalogue.ts'

type CopyButtonProps = {
  readonly text: string
  readonly kind?: 'primary' | 'quiet'
  /** What the button says until somebody has pressed it. */
  readonly children: string
}

/** Copies a plain text, and says whether that worked. */
export function CopyButton({ text, kind, children }: CopyButtonProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const announce = useAnnounce()
  const [outcome, setOutcome] = useState<'copied' | 'copyRefused'>()

  async function copy(): Promise<void> {
    const next = await copied(text)
    setOutcome(next)
    announce(texts[next])
  }

  return (
    <Button kind={kind ?? 'secondary'} className="needs-script" onClick={() => void copy()}>
      {outcome ? texts[outcome] : children}
    </Button>
  )
}

async function copied(text: string): Promise<'copied' | 'copyRefused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyRefused'
  }
}
