import { BookOpen, PencilLine, Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { SearchBox } from '../../../shell/parts/filters/search-box.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../shell/parts/states/loading-rows.tsx'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { CategoryCard } from './browse/category-card.tsx'
import { FoundArticles } from './browse/found-articles.tsx'
import styles from './browse/browse.module.css'
import { helpTopics, useCategories } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { newPath, textsPath } from './paths.ts'
import { Contact } from './read/contact.tsx'

const params = { q: textParam() }
const shelf = 'knowledge-base'

/** The knowledge base: a search first, then the categories with what is read most. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const [{ q }, change] = useUrlState(params)
  useWritingCommands()
  const wish = q.trim().slice(0, 500)
  const actions = (
    <Button onClick={() => navigate(textsPath(shelf))}>
      <PencilLine aria-hidden="true" />
      {texts.writeArticles}
    </Button>
  )
  return (
    <WorkspacePage title={texts.knowledgeBase} actions={actions}>
      <div className={styles.place}>
        <div className={styles.bigSearch}>
          <SearchBox value={q} onChange={(next) => change({ q: next }, 'replace')} name={texts.searchArticles} />
        </div>
        {wish === '' ? <Categories /> : <FoundArticles q={wish} onClear={() => change({ q: '' }, 'replace')} />}
        <Contact />
      </div>
    </WorkspacePage>
  )
}

function Categories(): ReactNode {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const write = (
    <Button kind="primary" onClick={() => navigate(newPath(shelf))}>
      <Plus aria-hidden="true" />
      {texts.newArticle}
    </Button>
  )
  return (
    <Loaded
      query={useCategories()}
      skeleton={<LoadingRows rows={8} />}
      isEmpty={({ categories }) => categories.length === 0}
      empty={<EmptyState kind="never-used" icon={BookOpen} title={texts.noArticles} text={texts.noArticlesText} action={write} />}
      errorTitle={texts.articlesFailed}
    >
      {({ categories }) => (
        <ul className={styles.cards}>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function useWritingCommands(): void {
  const texts = useTexts(helpWords)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'article-new', title: texts.newArticle, group: 'create', icon: Plus, keys: 'c', run: () => navigate(newPath(shelf)) },
      {
        id: 'articles-edit',
        title: texts.writeArticles,
        group: 'page',
        icon: PencilLine,
        keys: 'e',
        run: () => navigate(textsPath(shelf)),
      },
    ],
    [texts, navigate],
  )
  useCommands(commands)
}
