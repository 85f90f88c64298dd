import { useCallback, useState } from 'react'
import type { ChoiceKind } from './board-surroundings.ts'
import { cardLink } from './card-element.ts'

export type Chosen = { readonly cardId: string; readonly kind: ChoiceKind; readonly anchor: HTMLElement }

type CardLayers = {
  /** What is chosen for which card, beside its element. */
  readonly chosen: Chosen | undefined
  readonly choose: (cardId: string, kind: ChoiceKind) => void
  readonly closeChoice: () => void
  /** The cards that want another place. */
  readonly asked: readonly string[]
  readonly askWhere: (cardIds: readonly string[]) => void
}

/** The small layers that belong to cards on the board; one of each at a time. */
export function useCardLayers(): CardLayers {
  const [chosen, setChosen] = useState<Chosen>()
  const [asked, askWhere] = useState<readonly string[]>([])
  const choose = useCallback((cardId: string, kind: ChoiceKind): void => {
    const anchor = cardLink(cardId)
    if (anchor) setChosen({ cardId, kind, anchor })
  }, [])
  const closeChoice = useCallback(() => setChosen(undefined), [])
  return { chosen, choose, closeChoice, asked, askWhere }
}
