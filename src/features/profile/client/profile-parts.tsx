import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { PageTabs } from '../../../shell/parts/tabs/page-tabs.tsx'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { profileParams } from './place.ts'
import { own, type Person, type Whose } from './profile-queries.ts'
import { profileWords } from './profile-words.ts'
import type { Draft } from './timeline/draft.ts'

const { Part: TimelineTab } = lazyPart(() => import('./timeline/timeline-tab.tsx').then((loaded) => loaded.TimelineTab))
const { Part: MediaTab } = lazyPart(() => import('./media/media-tab.tsx').then((loaded) => loaded.MediaTab))
const { Part: AboutEditor } = lazyPart(() => import('./about/about-editor.tsx').then((loaded) => loaded.AboutEditor))
const { Part: AboutTab } = lazyPart(() => import('./about/about-tab.tsx').then((loaded) => loaded.AboutTab))

type ProfilePartsProps = {
  readonly whose: Whose
  readonly person: Person
  readonly draft: Draft
  readonly onDraft: (change: (draft: Draft) => Draft) => void
}

/** One profile: three parts of which one shows. */
export function ProfileParts({ whose, person, draft, onDraft }: ProfilePartsProps): ReactNode {
  const texts = useTexts(profileWords)
  const [{ tab, edit }, change] = useUrlState(profileParams)
  const isEditing = whose === own && edit === 'about'
  useFocusAfter(isEditing)
  const part = (content: ReactNode): ReactNode => <Suspense fallback={<LoadingBlock lines={8} />}>{content}</Suspense>

  if (isEditing) return part(<AboutEditor />)
  return (
    <PageTabs
      name={texts.tabs}
      value={tab}
      onChange={(next) => change({ tab: next, activity: '' })}
      tabs={[
        {
          id: 'timeline',
          title: texts.timeline,
          content: part(<TimelineTab whose={whose} person={person} draft={draft} onDraft={onDraft} />),
        },
        { id: 'media', title: texts.media, content: part(<MediaTab whose={whose} person={person} />) },
        { id: 'about', title: texts.about, content: part(<AboutTab whose={whose} />) },
      ]}
    />
  )
}

/** Back from the form, whose place in the page is gone, the focus goes to the part that shows. */
function useFocusAfter(isEditing: boolean): void {
  const was = useRef(isEditing)
  useEffect(() => {
    if (was.current && !isEditing) document.querySelector<HTMLElement>('main [role=tab][aria-selected=true]')?.focus()
    was.current = isEditing
  }, [isEditing])
}
