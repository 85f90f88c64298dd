import { Eye } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { Button } from '../../../ui/button.tsx'
import type { Entry, Shelf } from '../help.ts'
import { helpTopics, useEntry, useSections } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { articlePath, editPath, isId, partsBelow, questionPath, shelfAt, shelfPath, textsPath } from './paths.ts'
import { EntryForm } from './write/entry-form.tsx'
import { EntryTabs } from './write/entry-tabs.tsx'
import { StateBadge } from './write/state-badge.tsx'
import { useSaveEntry } from './write/use-save-entry.ts'
import styles from './write/write.module.css'

/** Where a text is written: a new one, or one that is there. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const [path] = useLocation()
  const shelf = shelfAt(path)
  const id = partsBelow(path)[1] ?? ''
  if (id === 'new') return <NewPlace key={shelf} shelf={shelf} />
  if (!isId(id)) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <EditPlace key={id} shelf={shelf} id={id} />
}

function useTrail(shelf: Shelf): readonly { readonly title: string; readonly path: string }[] {
  const texts = useTexts(helpWords)
  const isFaq = shelf === 'faq'
  return [
    { title: isFaq ? texts.faq : texts.knowledgeBase, path: shelfPath(shelf) },
    { title: isFaq ? texts.writeQuestions : texts.writeArticles, path: textsPath(shelf) },
  ]
}

function NewPlace({ shelf }: { readonly shelf: Shelf }): ReactNode {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const { save, publish } = useSaveEntry()
  const [id] = useState(() => crypto.randomUUID())
  const [isSaved, setSaved] = useState(false)
  // Goes on when the form knows that it is saved; before, it would ask whether to leave.
  useEffect(() => {
    if (isSaved) navigate(editPath(shelf, id), { replace: true })
  }, [isSaved, navigate, shelf, id])
  const language = useLanguage().language === 'de' ? 'de' : 'en'
  return (
    <WorkspacePage title={shelf === 'faq' ? texts.newQuestion : texts.newArticle} trail={useTrail(shelf)}>
      <Loaded query={useSections(shelf)} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.textsFailed}>
        {(sections) => (
          <EntryForm
            shelf={shelf}
            sections={sections}
            start={{
              title: '',
              sectionId: sections.length === 1 ? (sections[0]?.id ?? null) : null,
              language,
              isFeatured: false,
              content: '',
            }}
            onSave={async (input, goal) => {
              const saved = await save({ id, ...input })
              if (goal === 'publish') await publish(saved)
              setSaved(true)
            }}
          />
        )}
      </Loaded>
    </WorkspacePage>
  )
}

function EditPlace({ shelf, id }: { readonly shelf: Shelf; readonly id: string }): ReactNode {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const query = useEntry(id, true)
  // What somebody writes here does not change under their hands; who saved meanwhile is met when saving.
  const [begun, setBegun] = useState<Entry>()
  if (query.data && !begun) setBegun(query.data)
  const isMissing =
    (query.error instanceof Problem && query.error.code === 'not-found') || query.data?.removed || (begun && begun.shelf !== shelf)
  const entry = isMissing ? undefined : begun
  const trail = useTrail(shelf)
  const title = entry?.title ?? (shelf === 'faq' ? texts.faq : texts.article)
  return (
    <WorkspacePage
      title={title}
      heading={entry ? <span lang={entry.language}>{title}</span> : title}
      trail={trail}
      actions={entry ? <Standing entry={entry} /> : undefined}
    >
      {isMissing ? (
        <EmptyState
          kind="never-used"
          title={texts.noText}
          text={texts.noTextText}
          action={<Button onClick={() => navigate(textsPath(shelf))}>{texts.toTexts}</Button>}
        />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.textsFailed}>
          {() => (begun ? <EntryTabs entry={begun} onChange={setBegun} /> : null)}
        </Loaded>
      )}
    </WorkspacePage>
  )
}

/** Whether readers see it, and the way to what they see. */
function Standing({ entry: { id, shelf, state, sectionHandle } }: { readonly entry: Entry }): ReactNode {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  return (
    <div className={styles.standing}>
      <StateBadge state={state} />
      {state === 'draft' ? null : (
        <Button onClick={() => navigate(shelf === 'faq' ? questionPath(id) : articlePath(sectionHandle, id))}>
          <Eye aria-hidden="true" />
          {texts.read}
        </Button>
      )}
    </div>
  )
}
