import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { readDossier, type Dossier, type Why } from '../../find-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { completeWhy, useWhy } from '../parts/use-why.ts'
import { AskWhy } from './ask-why.tsx'
import { CaseFacts } from './case-facts.tsx'
import { dossierWords } from './dossier-words.ts'
import styles from './dossier.module.css'
import { History } from './history.tsx'

/** Everything that happened to one case. Its address does not say whose it is, and neither does the title of the window. */
export function Page(): ReactNode {
  const { id } = useParams<{ id: string }>()
  const [draft] = useWhy()
  // What was said before counts as long as nothing else is said here.
  const [why, setWhy] = useState(() => completeWhy(draft))
  if (!why)
    return (
      <Framed>
        <AskWhy onReady={setWhy} />
      </Framed>
    )
  return <Opened key={id} id={id} why={why} />
}

function Opened({ id, why }: { readonly id: string; readonly why: Why }): ReactNode {
  const texts = useTexts(dossierWords)
  // Opening a dossier is a look that is recorded: once for each visit, and never by itself.
  const query = useQuery({
    queryKey: [readDossier.path, id],
    queryFn: ({ signal }) => call(readDossier, { id, why }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const isGone = query.error instanceof Problem && (query.error.code === 'not-found' || query.error.code === 'invalid-input')
  return (
    <Framed {...(query.data ? { title: titleOf(query.data) } : {})}>
      {isGone ? (
        <EmptyState kind="filtered" title={texts.goneTitle} text={texts.goneText} action={<Link href="/desk/search">{texts.back}</Link>} />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={8} />} errorTitle={texts.loaded}>
          {(dossier) => (
            <div className={styles.page}>
              <CaseFacts dossier={dossier} />
              <History dossier={dossier} />
            </div>
          )}
        </Loaded>
      )}
    </Framed>
  )
}

function Framed({ title, children }: { readonly title?: string; readonly children: ReactNode }): ReactNode {
  const texts = useTexts(dossierWords)
  return (
    <DeskPage title={title ?? texts.title} windowTitle={texts.title} actions={<Link href="/desk/search">{texts.back}</Link>}>
      {children}
    </DeskPage>
  )
}

function titleOf({ persons: [person], period }: Dossier): string {
  const name = person ? [person.name, person.firstName].filter(Boolean).join(' ') : ''
  return name === '' ? String(period) : `${name}, ${period}`
}
