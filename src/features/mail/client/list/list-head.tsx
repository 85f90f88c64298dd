import { ChevronDown } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { selectionWords } from '../../../../shell/parts/selection/selection-words.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { MailState } from '../../mail.ts'
import { choices, idsChosen } from './choices.ts'
import { listWords } from './list-words.ts'
import styles from './mail-list.module.css'
import type { texts as listTexts } from './texts.ts'

type ListHeadProps = {
  readonly selection: SelectionModel
  readonly mails: readonly MailState[]
  /** How many there are, in words. */
  readonly count: string
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** Above the list: selects all, none, or those of a kind. */
export function ListHead({ selection, mails, count, children }: ListHeadProps): ReactNode {
  const texts = useTexts(listWords)
  const words = useTexts(selectionWords)
  const isAll = selection.count > 0 && mails.every(({ id }) => selection.isSelected(id))
  const actions = useMemo(
    (): readonly MenuAction[] =>
      choices.map(({ id, keys }) => ({
        id,
        title: texts[id === 'unread' ? 'unreadOnes' : id],
        ...(keys === undefined ? {} : { keys }),
        run: () => selection.selectOnly(idsChosen(id, mails)),
      })),
    [texts, selection, mails],
  )
  return (
    <div className={styles.head}>
      <CheckBox
        aria-label={words.selectAll}
        isOn={isAll}
        isMixed={selection.count > 0 && !isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectLoaded())}
      />
      <Menu
        align="start"
        trigger={<IconButton name={texts.selectMenu} icon={ChevronDown} className={styles.arrow ?? ''} />}
        groups={[actions.slice(0, 2), actions.slice(2)]}
      />
      {selection.count > 0 ? null : (
        <>
          <span className={styles.count}>{count}</span>
          <span className={styles.end}>{children}</span>
        </>
      )}
    </div>
  )
}

/** «13 messages», or how many a search brought so far. */
export function countInWords(texts: typeof listTexts, { count, isSearch, hasMore }: Counted): string {
  if (isSearch) return fill(hasMore ? texts.foundMore : texts.found, { count })
  return count === 1 ? texts.countOne : fill(texts.countMany, { count })
}

type Counted = { readonly count: number; readonly isSearch: boolean; readonly hasMore: boolean }
