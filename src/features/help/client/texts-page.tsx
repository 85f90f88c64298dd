import { FolderPlus, PencilLine, Plus } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { SearchBox } from '../../../shell/parts/filters/search-box.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { choiceParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { entryViews } from '../contract.ts'
import type { Shelf } from '../help.ts'
import { helpTopics, useEntries } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { newPath, shelfAt, shelfPath } from './paths.ts'
import { EntryList } from './write/entry-list.tsx'
import { SectionsDialog } from './write/sections-dialog.tsx'
import styles from './write/write.module.css'

const params = { q: textParam(), view: choiceParam(entryViews, 'all') }

/** All texts of a shelf for those who write them: published, drafts, and what lies in the bin. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const texts = useTexts(helpWords)
  const [path, navigate] = useLocation()
  const shelf = shelfAt(path)
  const isFaq = shelf === 'faq'
  const [{ q, view }, change] = useUrlState(params)
  const [areSectionsOpen, setSectionsOpen] = useState(false)
  const wish = q.trim().slice(0, 500)
  const list = useEntries({ shelf, view, ...(wish === '' ? {} : { q: wish }) })
  useCreateCommand(shelf)
  const create = (
    <Button kind="primary" onClick={() => navigate(newPath(shelf))}>
      <Plus aria-hidden="true" />
      {isFaq ? texts.newQuestion : texts.newArticle}
    </Button>
  )
  const empty = {
    all: <EmptyState kind="never-used" icon={PencilLine} title={texts.noTexts} text={texts.noTextsText} action={create} />,
    drafts: <EmptyState kind="done" title={texts.noDrafts} text={texts.noDraftsText} />,
    bin: <EmptyState kind="done" title={texts.binEmpty} text={texts.binEmptyText} />,
  }[view]
  const top = { title: isFaq ? texts.faq : texts.knowledgeBase, path: shelfPath(shelf) }
  return (
    <WorkspacePage title={isFaq ? texts.writeQuestions : texts.writeArticles} trail={[top]} actions={create}>
      <div className={styles.place}>
        <div className={styles.bar}>
          <div className={styles.views} role="group" aria-label={texts.views}>
            {entryViews.map((each) => (
              <button key={each} type="button" className={styles.view} aria-pressed={each === view} onClick={() => change({ view: each })}>
                {texts[`view-${each}`]}
              </button>
            ))}
          </div>
          <div className={styles.search}>
            <SearchBox value={q} onChange={(next) => change({ q: next }, 'replace')} name={texts.searchTitles} />
          </div>
          <Button onClick={() => setSectionsOpen(true)}>
            <FolderPlus aria-hidden="true" />
            {isFaq ? texts.topics : texts.categories}
          </Button>
        </div>
        <EntryList list={list} empty={wish === '' ? empty : <EmptyState kind="filtered" onClear={() => change({ q: '' }, 'replace')} />} />
      </div>
      <SectionsDialog shelf={shelf} isOpen={areSectionsOpen} onClose={() => setSectionsOpen(false)} />
    </WorkspacePage>
  )
}

function useCreateCommand(shelf: Shelf): void {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const commands = useMemo((): readonly Command[] => {
    const title = shelf === 'faq' ? texts.newQuestion : texts.newArticle
    return [{ id: 'help-new', title, group: 'create', icon: Plus, keys: 'c', run: () => navigate(newPath(shelf)) }]
  }, [texts, navigate, shelf])
  useCommands(commands)
}
