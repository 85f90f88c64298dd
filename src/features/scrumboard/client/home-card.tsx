import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { boardsPath, cardPath } from '../board-paths.ts'
import { useMyCards } from './board-queries.ts'
import { boardWords } from './board-words.ts'

const shown = 6

/** The cards that are somebody's to do. */
export function Card(): ReactNode {
  const texts = useTexts(boardWords)
  const query = useMyCards()
  return (
    <HomeCard
      title={texts.homeTitle}
      note={(cards) => String(cards.length)}
      path={boardsPath}
      query={query}
      isEmpty={(cards) => cards.length === 0}
      empty={texts.homeEmpty}
    >
      {(cards) => (
        <HomeRows>
          {cards.slice(0, shown).map(({ id, name, board, list, checked, items }) => (
            <HomeRow
              key={id}
              path={cardPath(board, id)}
              title={name}
              detail={board.name}
              end={
                <>
                  <span>{list}</span>
                  {items === 0 ? null : <span>{`${checked}/${items}`}</span>}
                </>
              }
            />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}
