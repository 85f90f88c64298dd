import { useState, type ClipboardEvent, type DragEvent, type ReactNode, type Ref } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { ActivityList } from './activity-list.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { CardChips } from './card-chips.tsx'
import { CardDescription } from './card-description.tsx'
import { CardTitle } from './card-title.tsx'
import { Checklists } from './checklists.tsx'
import styles from './card-body.module.css'
import { CommentForm } from './comment-form.tsx'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'
import { SaveSign } from './save-sign.tsx'
import type { Attach } from './use-attach.ts'
import { useCardText } from './use-card-text.ts'
import { useOutbox } from './use-outbox.ts'

type CardBodyProps = OpenCardProps & { readonly attach: Attach; readonly ref: Ref<HTMLDivElement> }

/** Everything in a card, top to bottom. Files can be dropped and pasted anywhere. */
export function CardBody({ board, card, changes, attach, ref }: CardBodyProps): ReactNode {
  const texts = useTexts(dialogWords)
  const title = useCardText({ board, card }, 'name')
  const description = useCardText({ board, card }, 'description')
  const outbox = useOutbox(board, card)
  const drop = useFileDrop(attach)
  const open = { board, card, changes }
  const list = board.lists.find(({ idCards }) => idCards.includes(card.id))
  return (
    <div ref={ref} tabIndex={-1} className={styles.body} {...drop.events}>
      <div className={styles.where}>
        <ol className={styles.crumbs} aria-label={texts.whereIs}>
          <li>{board.name}</li>
          {list ? <li>{list.name}</li> : null}
        </ol>
        <SaveSign fields={[title, description]} />
      </div>
      <CardTitle title={title} />
      <CardChips {...open} />
      <CardDescription description={description} members={board.members} />
      <AttachmentList {...open} attach={attach} />
      <Checklists {...open} />
      <CommentForm board={board} card={card} onSend={outbox.send} />
      <ActivityList {...open} outbox={outbox} />
      {drop.isOver ? <p className={styles.drop}>{texts.dropHere}</p> : null}
    </div>
  )
}

type FileDrop = {
  readonly isOver: boolean
  readonly events: {
    readonly onPaste: (event: ClipboardEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

function useFileDrop({ addFiles }: Attach): FileDrop {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
  return {
    isOver,
    events: {
      onPaste: (event) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        addFiles(event.clipboardData.files)
      },
      onDragOver: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event) => {
        // Leaving for something inside is no leaving.
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null)) setOver(false)
      },
      onDrop: (event) => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        addFiles(event.dataTransfer.files)
      },
    },
  }
}
