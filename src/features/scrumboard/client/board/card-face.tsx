import { memo, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import type { Card, Label, Member } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { CardCover } from './card-cover.tsx'
import { CardFoot } from './card-foot.tsx'
import { CardLabels } from './card-labels.tsx'
import { CardMenu } from './card-menu.tsx'
import styles from './card.module.css'

/** What can happen to any card of the board; stays the same object. */
export type CardActs = {
  readonly onClick: (cardId: string, event: MouseEvent) => void
  readonly onToggle: (cardId: string, event: MouseEvent) => void
  /** Somebody is near and may open it. */
  readonly onPrepare: () => void
}

type CardFaceProps = {
  readonly card: Card
  readonly labels: readonly Label[]
  readonly members: readonly Member[]
  readonly hasCovers: boolean
  readonly href: string
  readonly isSelected: boolean
  readonly isSelecting: boolean
  readonly tabIndex: 0 | -1
  readonly acts: CardActs
}

/** One card among others. Its name is the link that opens it; the whole card leads there. */
export const CardFace = memo(function CardFace(props: CardFaceProps): ReactNode {
  const { card, labels, members, hasCovers, href, isSelected, isSelecting, tabIndex, acts } = props
  const texts = useTexts(boardWords)
  const [isNear, setNear] = useState(false)
  const canHover = useCanHover()
  const cover = hasCovers ? card.attachments.find(({ id }) => id === card.idAttachmentCover) : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that somebody is near
    <article
      className={styles.card}
      data-card={card.id}
      data-selected={isSelected ? '' : undefined}
      data-selecting={isSelecting ? '' : undefined}
      onPointerEnter={() => {
        setNear(true)
        acts.onPrepare()
      }}
      onPointerLeave={() => setNear(false)}
      onFocus={() => {
        setNear(true)
        acts.onPrepare()
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget instanceof Node && currentTarget.contains(relatedTarget) ? undefined : setNear(false)
      }
    >
      {cover?.src === undefined ? null : <CardCover address={cover.src} name={cover.name} />}
      <CardLabels labels={labels.filter(({ id }) => card.idLabels.includes(id))} />
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Link
            href={href}
            className={styles.link}
            data-row={card.id}
            tabIndex={tabIndex}
            draggable={false}
            // Before the link itself hears of it: with Ctrl or Shift it would leave the click to the browser.
            onClickCapture={(event: MouseEvent) => acts.onClick(card.id, event)}
          >
            {card.name}
          </Link>
        </h3>
        <span className={styles.tools}>
          {isNear || isSelecting ? (
            <CheckBox
              isOn={isSelected}
              tabIndex={tabIndex}
              aria-label={fill(texts.select, { name: card.name })}
              onChange={() => undefined}
              // Of the click itself it is known whether Shift was held.
              onClick={(event: MouseEvent) => acts.onToggle(card.id, event)}
            />
          ) : null}
          {isNear || !canHover ? <CardMenu card={card} tabIndex={tabIndex} /> : null}
        </span>
      </div>
      <CardFoot card={card} members={members} />
    </article>
  )
})

const hovering = '(hover: hover) and (pointer: fine)'

function useCanHover(): boolean {
  return useSyncExternalStore(subscribeToHover, () => matchMedia(hovering).matches)
}

function subscribeToHover(tell: () => void): () => void {
  const query = matchMedia(hovering)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
