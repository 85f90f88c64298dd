import { ChevronLeft, ChevronRight, Link as LinkIcon, ListTree, PencilLine, Printer } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useCopyLink } from '../../../../shell/parts/filters/use-copy-link.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Article, ArticleLink } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { articlePath, editPath } from '../paths.ts'
import { contentsId } from './article-view.tsx'
import styles from './article.module.css'

/** What can be done with the article that is open. */
export function ArticleTools({ article }: { readonly article: Article }): ReactNode {
  const texts = useTexts(helpWords)
  const words = useTexts(sharedWords)
  const copyLink = useCopyLink()
  const { previous, next, toPrevious, toNext, edit } = useWays(article)
  useArticleCommands(article)
  return (
    <div className={styles.tools}>
      <IconButton name={texts.previous} icon={ChevronLeft} keys="k" aria-disabled={previous === null} onClick={toPrevious} />
      <IconButton name={texts.next} icon={ChevronRight} keys="j" aria-disabled={next === null} onClick={toNext} />
      <IconButton name={texts.copyLink} icon={LinkIcon} onClick={copyLink} />
      <IconButton name={texts.print} icon={Printer} onClick={() => globalThis.print()} />
      <IconButton name={words.edit} icon={PencilLine} keys="e" onClick={edit} />
    </div>
  )
}

type Ways = Pick<Article, 'previous' | 'next'> & { readonly toPrevious: () => void; readonly toNext: () => void; readonly edit: () => void }

function useWays({ id, category: { handle }, previous, next }: Article): Ways {
  const [, navigate] = useLocation()
  return useMemo(() => {
    const to = (link: ArticleLink | null) => () => (link === null ? undefined : navigate(articlePath(handle, link.id)))
    return { previous, next, toPrevious: to(previous), toNext: to(next), edit: () => navigate(editPath('knowledge-base', id)) }
  }, [navigate, id, handle, previous, next])
}

function useArticleCommands(article: Article): void {
  const texts = useTexts(helpWords)
  const words = useTexts(sharedWords)
  const { toPrevious, toNext, edit } = useWays(article)
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'article-edit', title: words.edit, group: 'page', icon: PencilLine, keys: 'e', run: edit },
      { id: 'article-previous', title: texts.previous, group: 'page', keys: 'k', run: toPrevious },
      { id: 'article-next', title: texts.next, group: 'page', keys: 'j', run: toNext },
      {
        id: 'article-contents',
        title: texts.contents,
        group: 'page',
        icon: ListTree,
        keys: 't',
        run: () => document.querySelector<HTMLElement>(`#${contentsId} a`)?.focus(),
      },
    ],
    [texts, words, toPrevious, toNext, edit],
  )
  useCommands(commands)
}
