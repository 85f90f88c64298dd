import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { Button } from '../../../ui/button.tsx'
import { helpTopics, useArticle } from './help-queries.ts'
import { helpWords } from './help-words.ts'
import { articlePath, basePath, categoryPath, isId, partsBelow } from './paths.ts'
import { ArticleTools } from './read/article-tools.tsx'
import { ArticleView } from './read/article-view.tsx'

/** One article. */
export function Page(): ReactNode {
  useLive(helpTopics)
  const texts = useTexts(helpWords)
  const [path, navigate] = useLocation()
  const [handle = '', id = ''] = partsBelow(path)
  const query = useArticle(id, isId(id))
  if (!isId(id)) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  const isMissing = query.error instanceof Problem && query.error.code === 'not-found'
  const article = isMissing ? undefined : query.data?.article
  // Whoever comes by an old address, from before the article moved, goes on to where it is.
  if (article && article.category.handle !== handle) return <Redirect to={articlePath(article.category.handle, id)} replace />
  const trail = [{ title: texts.knowledgeBase, path: basePath }]
  const above = article ? [...trail, { title: article.category.title, path: categoryPath(handle) }] : trail
  return (
    <WorkspacePage
      title={article?.title ?? texts.article}
      heading={article ? <span lang={article.language}>{article.title}</span> : texts.article}
      trail={above}
      actions={article ? <ArticleTools article={article} /> : undefined}
    >
      {isMissing ? (
        <EmptyState
          kind="never-used"
          icon={BookOpen}
          title={texts.noArticle}
          text={texts.noArticleText}
          action={<Button onClick={() => navigate(basePath)}>{texts.toBase}</Button>}
        />
      ) : (
        <Loaded query={query} skeleton={<LoadingBlock lines={12} />} errorTitle={texts.articleFailed}>
          {({ article: shown }) => <ArticleView key={shown.id} article={shown} />}
        </Loaded>
      )}
    </WorkspacePage>
  )
}
