import { ListFilter, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { WaitingSign } from '../../../../shell/parts/waiting/waiting-sign.tsx'
import type { ChangeUrl } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import type { Board } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { countOf, type CardFilter } from '../filter/card-filter.ts'
import { FilterPanel } from '../filter/filter-panel.tsx'
import styles from './board-head.module.css'
import { MemberStack } from './member-stack.tsx'

type BoardHeadProps = {
  readonly board: Board
  readonly filter: CardFilter
  readonly onFilter: ChangeUrl<CardFilter>
  readonly isFiltering: boolean
  readonly onFiltering: (isFiltering: boolean) => void
  readonly onSettings: () => void
}

/** Beside the name of the board: who is on it, the filter, the settings. */
export function BoardHead({ board, filter, onFilter, isFiltering, onFiltering, onSettings }: BoardHeadProps): ReactNode {
  const texts = useTexts(boardWords)
  const count = countOf(filter)
  return (
    <>
      <WaitingSign />
      <span className={styles.people}>
        <MemberStack members={board.members} limit={5} />
      </span>
      <Popover
        name={texts.filterCards}
        isOpen={isFiltering}
        onOpenChange={onFiltering}
        trigger={
          <Button className={styles.filter} data-on={count > 0 ? '' : undefined}>
            <ListFilter aria-hidden="true" />
            {count === 0 ? texts.filter : fill(texts.filterOn, { count })}
          </Button>
        }
      >
        <FilterPanel board={board} filter={filter} onFilter={onFilter} />
      </Popover>
      <IconButton name={texts.settings} icon={Settings} onClick={onSettings} />
    </>
  )
}
