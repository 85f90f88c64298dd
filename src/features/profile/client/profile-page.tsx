import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { useLeaveGuard } from '../../../shell/parts/save-bar/use-leave-guard.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProfileHead } from './head/profile-head.tsx'
import { profileParams, profilePath } from './place.ts'
import { ProfileParts } from './profile-parts.tsx'
import { own, profileTopics, usePerson } from './profile-queries.ts'
import { profileWords } from './profile-words.ts'
import { emptyDraft, isBegun } from './timeline/draft.ts'

/** The profile of oneself or of a colleague. */
export function Page(): ReactNode {
  useLive(profileTopics)
  const texts = useTexts(profileWords)
  const user = useUser()
  const [{ person: personId }] = useUrlState(profileParams)
  const whose = personId === user?.id ? own : personId
  const query = usePerson(whose)
  const { data: person, error } = query
  // What was begun to be written stays while somebody looks at other parts and other people.
  const [draft, setDraft] = useState(emptyDraft)
  useLeaveGuard(isBegun(draft))
  const known = whose === own ? user?.name : undefined
  const name = person?.name ?? known ?? texts.profile
  const isMissing = error instanceof Problem && error.code === 'not-found'
  return (
    <WorkspacePage
      title={name}
      place={`profile ${whose}`}
      {...(error ? {} : { head: <ProfileHead whose={whose} name={name} person={person} /> })}
    >
      {isMissing ? (
        <Missing />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={8} />} errorTitle={texts.loadFailed}>
          {(shown) => <ProfileParts key={whose} whose={whose} person={shown} draft={draft} onDraft={setDraft} />}
        </Loaded>
      )}
    </WorkspacePage>
  )
}

function Missing(): ReactNode {
  const texts = useTexts(profileWords)
  const [, navigate] = useLocation()
  return (
    <EmptyState
      kind="not-allowed"
      title={texts.personMissing}
      text={texts.personMissingText}
      action={<Button onClick={() => navigate(profilePath())}>{texts.toOwn}</Button>}
    />
  )
}
