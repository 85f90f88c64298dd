import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useTexts } from './language.tsx'
import { Page } from './page.tsx'
import { shellCatalogue } from './shell-catalogue.ts'

/** Stands in for a page that failed. */
export function BrokenPage(): ReactNode {
  const texts = useTexts(shellCatalogue)
  return (
    <Page title={texts.brokenTitle}>
      <h1>{texts.brokenTitle}</h1>
      <p>{texts.brokenHelp}</p>
      <p>
        <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </p>
    </Page>
  )
}
