import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { proposeGeneral, tryGeneral, type Terms } from '../../everybody-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { DryRunView } from './dry-run-view.tsx'
import { everybodyWords } from './everybody-words.ts'
import styles from './everybody.module.css'
import { TermsForm } from './terms-form.tsx'

type Tried = { readonly terms: Terms; readonly reason: string; readonly run: OutputOf<typeof tryGeneral> }

/** Whom a general extension would concern and what it would do, up to the proposal. */
export function Page(): ReactNode {
  const texts = useTexts(everybodyWords)
  const notify = useNotify()
  const explain = useExplain()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [tried, setTried] = useState<Tried>()
  const [isBusy, setBusy] = useState(false)

  async function tryOut(terms: Terms, reason: string): Promise<void> {
    setTried(undefined)
    setTried({ terms, reason, run: await call(tryGeneral, terms) })
  }

  async function propose(terms: Terms, reason: string): Promise<void> {
    setBusy(true)
    try {
      await call(proposeGeneral, { terms, reason })
      notify(texts.didPropose, { kind: 'ok' })
      await client.invalidateQueries({ queryKey: ['in-passing'] })
      navigate('/desk/everybody')
    } catch (cause) {
      explain({ text: undefined, cause, retry: () => void propose(terms, reason) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <DeskPage title={texts.newTitle}>
      <div className={styles.page}>
        <p>
          <Link href="/desk/everybody">{texts.back}</Link>
        </p>
        <p className={styles.lead}>{texts.newLead}</p>
        <TermsForm onTry={tryOut} />
        <div role="status">
          {tried ? (
            <DryRunView {...tried} isBusy={isBusy} onPropose={() => (isBusy ? undefined : void propose(tried.terms, tried.reason))} />
          ) : null}
        </div>
      </div>
    </DeskPage>
  )
}
