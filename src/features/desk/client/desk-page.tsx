import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { deskWords } from './desk-words.ts'
import { OfficerCard } from './officer-card.tsx'
import { useOfficeSession } from './session-queries.ts'
import { SignInOffer } from './sign-in-offer.tsx'

/** Where people of the tax office begin. */
export function Page(): ReactNode {
  const texts = useTexts(deskWords)
  const query = useOfficeSession()
  return (
    <WorkspacePage title={texts.title}>
      <Loaded query={query} skeleton={<LoadingBlock />} errorTitle={texts.notLoaded}>
        {(session) =>
          session.kind === 'open' ? (
            <OfficerCard session={session} since={query.dataUpdatedAt} refresh={() => void query.refetch()} />
          ) : (
            <SignInOffer why={session.why} />
          )
        }
      </Loaded>
    </WorkspacePage>
  )
}
