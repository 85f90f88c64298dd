import { SearchX } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Board, Card } from '../../board.ts'
import { MoveDialog } from '../board/move-dialog.tsx'
import { CardBody } from './dialog/card-body.tsx'
import { CardTools } from './dialog/card-tools.tsx'
import { dialogWords } from './dialog/dialog-words.ts'
import { useAttach } from './dialog/use-attach.ts'
import { useCardChanges } from './use-card-changes.ts'

type CardDialogProps = { readonly board: Board; readonly cardId: string; readonly onClose: () => void }

/** One card of a board, open: everything in it can be changed, and saves itself. */
export function CardDialog({ board, cardId, onClose }: CardDialogProps): ReactNode {
  const card = board.cards.find(({ id }) => id === cardId)
  return card ? <OpenCard key={cardId} board={board} card={card} onClose={onClose} /> : <MissingCard onClose={onClose} />
}

function OpenCard({ board, card, onClose }: { readonly board: Board; readonly card: Card; readonly onClose: () => void }): ReactNode {
  const changes = useCardChanges(board)
  const attach = useAttach(card, changes)
  const [isMoving, setMoving] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const open = { board, card, changes }
  return (
    <Dialog
      title={<VisuallyHidden>{card.name}</VisuallyHidden>}
      isOpen
      onClose={onClose}
      size="card"
      // Reading comes first: no keyboard of a phone over the card, and no hint over its title.
      initialFocus={body}
      tools={<CardTools {...open} attach={attach} onMove={() => setMoving(true)} onClose={onClose} />}
    >
      <CardBody {...open} attach={attach} ref={body} />
      {isMoving ? <MoveDialog cardIds={[card.id]} onClose={() => setMoving(false)} /> : null}
    </Dialog>
  )
}

/** Somebody took it off, or the address was never right. */
function MissingCard({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(dialogWords)
  return (
    <Dialog title={texts.card} isOpen onClose={onClose} size="card">
      <EmptyState
        kind="done"
        icon={SearchX}
        title={texts.goneTitle}
        text={texts.goneText}
        action={
          <Button kind="primary" onClick={onClose}>
            {texts.backToBoard}
          </Button>
        }
      />
    </Dialog>
  )
}
