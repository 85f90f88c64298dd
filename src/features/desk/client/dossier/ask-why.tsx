import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Why } from '../../find-contract.ts'
import { completeWhy, useWhy } from '../parts/use-why.ts'
import { WhyFields } from '../parts/why-fields.tsx'
import { dossierWords } from './dossier-words.ts'
import styles from './dossier.module.css'

/** Before a dossier that somebody opens by its address alone. */
export function AskWhy({ onReady }: { readonly onReady: (why: Why) => void }): ReactNode {
  const texts = useTexts(dossierWords)
  const [draft, setDraft] = useWhy()
  const [hasTried, setTried] = useState(false)

  function go(): void {
    setTried(true)
    const why = completeWhy(draft)
    if (why) onReady(why)
    else document.getElementById(draft.reason === 'other' ? 'why-note' : 'why-reason')?.focus()
  }

  return (
    <form
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
    >
      <h2 className={styles.heading}>{texts.askTitle}</h2>
      <WhyFields draft={draft} onChange={setDraft} hasTried={hasTried} />
      <Button kind="primary" type="submit">
        {texts.open}
      </Button>
    </form>
  )
}
