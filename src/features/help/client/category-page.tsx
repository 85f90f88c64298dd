import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { SearchBox } from '../../../shell/parts/filters/search-box.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArticleList } from './browse/article-list.tsx'
import styles from './browse/browse.module.css'
import { helpTopics, useArticles, useCategories } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { basePath, partsBelow } from './paths.ts'

const params = { q: textParam() }

/** All articles of a category. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const texts = useTexts(helpWords)
  const [path, navigate] = useLocation()
  const [{ q }, change] = useUrlState(params)
  const [handle = ''] = partsBelow(path)
  const { data: read } = useCategories()
  const category = read?.categories.find((each) => each.handle === handle)
  const wish = q.trim().slice(0, 500)
  const list = useArticles({ category: handle, ...(wish === '' ? {} : { q: wish }) })
  const countOf = (count: number): string => (count === 1 ? texts.oneArticle : fill(texts.articleCount, { count }))
  const toBase = <Button onClick={() => navigate(basePath)}>{texts.toBase}</Button>
  const nothing = <EmptyState kind="never-used" icon={BookOpen} title={texts.noCategory} text={texts.noCategoryText} action={toBase} />
  return (
    <WorkspacePage title={category?.title ?? texts.category} trail={[{ title: texts.knowledgeBase, path: basePath }]}>
      <div className={styles.place}>
        {category ? (
          <>
            <div className={styles.bigSearch}>
              <SearchBox
                value={q}
                onChange={(next) => change({ q: next }, 'replace')}
                name={fill(texts.searchIn, { title: category.title })}
              />
            </div>
            <p className={styles.count}>{countOf(category.articlesCount)}</p>
          </>
        ) : null}
        <ArticleList
          list={list}
          marks={wish === '' ? [] : wish.split(/\s+/)}
          isInCategory
          empty={wish === '' ? nothing : <EmptyState kind="filtered" onClear={() => change({ q: '' }, 'replace')} />}
        />
      </div>
    </WorkspacePage>
  )
}
