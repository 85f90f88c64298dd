import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import type { Board } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import type { Chosen } from './use-card-layers.ts'

const labels = lazyPart(() => import('../card/choices/label-choices.tsx').then((loaded) => loaded.LabelChoices))
const members = lazyPart(() => import('../card/choices/member-choices.tsx').then((loaded) => loaded.MemberChoices))
const due = lazyPart(() => import('../card/choices/due-choice.tsx').then((loaded) => loaded.DueChoice))

export function prepareChoices(): void {
  for (const { prepare } of [labels, members, due]) prepare()
}

type CardChoiceProps = { readonly board: Board; readonly chosen: Chosen | undefined; readonly onClose: () => void }

/** Labels, members or due date of one card, in a small panel beside it. */
export function CardChoice({ board, chosen, onClose }: CardChoiceProps): ReactNode {
  const texts = useTexts(boardWords)
  const card = board.cards.find(({ id }) => id === chosen?.cardId)
  if (!chosen || !card) return null
  const choice = { board, card, onDone: onClose }
  return (
    <Popover
      name={texts[chosen.kind]}
      align="start"
      isOpen
      anchor={chosen.anchor}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Suspense fallback={<LoadingRows rows={3} shape="line" />}>
        {chosen.kind === 'labels' ? <labels.Part {...choice} /> : null}
        {chosen.kind === 'members' ? <members.Part {...choice} /> : null}
        {chosen.kind === 'due' ? <due.Part {...choice} /> : null}
      </Suspense>
    </Popover>
  )
}
