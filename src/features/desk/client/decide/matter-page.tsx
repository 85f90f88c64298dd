import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { readMatter, type Matter } from '../../decide-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { shownReference } from '../parts/shown-reference.ts'
import { ActDialog, type ActName } from './act-dialog.tsx'
import { ActHistory } from './act-history.tsx'
import { DecidePanel } from './decide-panel.tsx'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { MatterFacts } from './matter-facts.tsx'

/** One request, and what can be done about it. The title of the window names nobody. */
export function Page(): ReactNode {
  const texts = useTexts(decideWords)
  const { reference } = useParams<{ reference: string }>()
  // Opening it is a look that is recorded: once for each visit and after each act, and never by itself.
  const query = useQuery({
    queryKey: [readMatter.path, reference],
    queryFn: ({ signal }) => call(readMatter, { reference }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const isGone = query.error instanceof Problem && (query.error.code === 'not-found' || query.error.code === 'invalid-input')
  return (
    <DeskPage
      title={`${texts.matterTitle} ${shownReference(reference)}`}
      windowTitle={texts.matterTitle}
      place="/desk/queue"
      actions={<Link href="/desk/queue">{texts.backToQueue}</Link>}
    >
      {isGone ? (
        <EmptyState
          kind="filtered"
          title={texts.matterGone}
          text={texts.matterGoneText}
          action={<Link href="/desk/queue">{texts.backToQueue}</Link>}
        />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={8} />} errorTitle={texts.matterNotLoaded}>
          {(matter) => <Shown matter={matter} />}
        </Loaded>
      )}
    </DeskPage>
  )
}

function Shown({ matter }: { readonly matter: Matter }): ReactNode {
  const [asked, setAsked] = useState<ActName>()
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <MatterFacts matter={matter} />
        <DecidePanel matter={matter} onAsk={setAsked} />
      </div>
      <ActHistory acts={matter.acts} />
      {asked === undefined ? null : <ActDialog matter={matter} act={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
