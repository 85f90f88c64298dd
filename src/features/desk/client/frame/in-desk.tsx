import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { OfficeRole } from '../../../../kit/endpoint.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { deskWords } from '../desk-words.ts'
import { useOfficeSession } from '../session-queries.ts'
import { SignInOffer } from '../sign-in-offer.tsx'
import { DeskPage } from './desk-page.tsx'
import { frameWords } from './frame-words.ts'
import { OfficerContext, type Officer } from './officer.ts'
import { mayOpen } from './places.ts'
import { useFollowCalls } from './use-follow-calls.ts'

/** The page behind the door of the tax office: whoever is outside is asked to sign in and comes back to it. */
export function inDesk(Page: ComponentType, roles: readonly OfficeRole[]): FunctionComponent {
  return function InDesk(): ReactNode {
    const texts = useTexts(deskWords)
    const query = useOfficeSession()
    const [path] = useLocation()
    const search = useSearch()
    const session = query.data
    if (session?.kind === 'open') {
      const officer = { session, since: query.dataUpdatedAt, refresh: () => void query.refetch() }
      return <Inside officer={officer}>{mayOpen(roles, session.roles) ? <Page /> : <NotAllowed />}</Inside>
    }
    return (
      <WorkspacePage title={texts.title}>
        <Loaded query={query} skeleton={<LoadingBlock />} errorTitle={texts.notLoaded}>
          {(closed) =>
            closed.kind === 'closed' ? <SignInOffer why={closed.why} returnPath={search === '' ? path : `${path}?${search}`} /> : null
          }
        </Loaded>
      </WorkspacePage>
    )
  }
}

function Inside({ officer, children }: { readonly officer: Officer; readonly children: ReactNode }): ReactNode {
  useFollowCalls(officer.since, officer.refresh)
  return <OfficerContext value={officer}>{children}</OfficerContext>
}

function NotAllowed(): ReactNode {
  const texts = useTexts(frameWords)
  return (
    <DeskPage title={texts.notAllowedTitle}>
      <EmptyState kind="not-allowed" title={texts.notAllowedTitle} text={texts.notAllowedText} />
    </DeskPage>
  )
}
