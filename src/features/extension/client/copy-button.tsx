import { useState, type ReactNode } from 'react'
import { useAnnounce } from '../../../shell/announce.tsx'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { formCatalogue } from './form-catalogue.ts'
import type { Row } from './result-rows.ts'

/** Copies the rows as plain text, and says whether that worked. */
export function CopyButton({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const texts = useTexts(formCatalogue)
  const announce = useAnnounce()
  const [said, setSaid] = useState<'copy' | 'copied' | 'copyRefused'>('copy')

  async function copy(): Promise<void> {
    const outcome = await copied(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'))
    setSaid(outcome)
    announce(texts[outcome])
  }

  return <Button onClick={() => void copy()}>{texts[said]}</Button>
}

async function copied(text: string): Promise<'copied' | 'copyRefused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyRefused'
  }
}
