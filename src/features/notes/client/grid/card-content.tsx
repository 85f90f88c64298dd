import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import type { Note } from '../../contract.ts'
import { sunk } from '../../rules-checklist.ts'
import { notesWords } from '../notes-words.ts'
import { CardItem } from './card-item.tsx'
import styles from './card.module.css'

/** So many open items fit on a card; the rest is counted. */
const mostItems = 8
const mostLetters = 600

type CardContentProps = {
  readonly note: Note
  /** Everything, however long. */
  readonly isWhole?: boolean
  readonly tabIndex?: 0 | -1
  /** Given where items can be ticked right here. */
  readonly onCheck?: (itemId: string) => void
}

/** What is in a note: text and list. */
export function CardContent({ note, isWhole = false, tabIndex = 0, onCheck }: CardContentProps): ReactNode {
  const texts = useTexts(notesWords)
  const items = sunk(note.checklist)
  const shown = isWhole ? items : items.slice(0, mostItems)
  const { description } = note
  const text = isWhole || description.length <= mostLetters ? description : `${description.slice(0, mostLetters)} …`
  return (
    <>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {shown.length === 0 ? null : (
        <ul className={styles.items}>
          {shown.map((item) => (
            <CardItem key={item.id} item={item} tabIndex={tabIndex} {...(onCheck ? { onCheck: () => onCheck(item.id) } : {})} />
          ))}
        </ul>
      )}
      {items.length > shown.length ? <p className={styles.rest}>{fill(texts.moreItems, { count: items.length - shown.length })}</p> : null}
    </>
  )
}

/** The picture over the card. Its room is kept until it is there. */
export function CardPicture({ image, imageAlt }: Pick<Note, 'image' | 'imageAlt'>): ReactNode {
  const address = useFileAddress(image)
  if (image === '') return null
  return <div className={styles.picture}>{address === undefined ? null : <img src={address} alt={imageAlt} draggable={false} />}</div>
}
