import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import type { Command } from '../../workspace/commands/command.ts'
import { useCommands } from '../../workspace/commands/command-store.ts'
import { useFormats } from '../formats/use-formats.ts'
import { pageSizes } from './page-size.ts'
import { PageField } from './page-field.tsx'
import { pagingWords } from './paging-words.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** From 1 on. */
  readonly page: number
  readonly size: number
  readonly total: number
  /** There are more than `total`, but nobody counted them. */
  readonly isMore?: boolean | undefined
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

/** Below a table that the server gives page by page: where one is, one page on or back, and a jump to any. */
export function Pager({ page, size, total, isMore, onPage, onSize }: PagerProps): ReactNode {
  const texts = useTexts(pagingWords)
  const { number } = useFormats()
  const id = useId()
  const pages = pagesOf(total, size)
  const from = (page - 1) * size + 1
  const range = { from: number(from), to: number(Math.min(page * size, total)), total: number(total) }
  usePageKeys({ page, pages, onPage })
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <div className={styles.line}>
        <span className={styles.size}>
          <label htmlFor={id}>{texts.rowsPerPage}</label>
          <select
            id={id}
            aria-label={texts.rowsPerPage}
            className={styles.box}
            value={size}
            onChange={(event) => onSize(Number(event.target.value))}
          >
            {pageSizes.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </span>
        <span className={styles.range}>
          {total === 0 || from > total ? texts.none : fill(isMore ? texts.rangeOfMore : texts.range, range)}
        </span>
        <span className={styles.steps}>
          <IconButton
            name={texts.previous}
            icon={ChevronLeft}
            keys="p"
            aria-disabled={page <= 1}
            onClick={() => (page > 1 ? onPage(page - 1) : undefined)}
          />
          <PageField page={page} pages={pages} onPage={onPage} />
          <IconButton
            name={texts.next}
            icon={ChevronRight}
            keys="n"
            aria-disabled={page >= pages}
            onClick={() => (page < pages ? onPage(page + 1) : undefined)}
          />
        </span>
      </div>
    </nav>
  )
}

/** Never less than one: an empty list has its first page. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

function usePageKeys({
  page,
  pages,
  onPage,
}: {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}): void {
  const texts = useTexts(pagingWords)
  const commands = useMemo((): readonly Command[] => {
    const step = { group: 'page', isKeyOnly: true } as const
    return [
      ...(page < pages ? [{ ...step, id: 'page-next', keys: 'n', title: texts.next, run: () => onPage(page + 1) }] : []),
      ...(page > 1 ? [{ ...step, id: 'page-previous', keys: 'p', title: texts.previous, run: () => onPage(page - 1) }] : []),
    ]
  }, [page, pages, onPage, texts])
  useCommands(commands)
}
