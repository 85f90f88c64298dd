import { useRef, type ReactNode } from 'react'
import { useInSight } from '../../../../shell/parts/files/use-in-sight.ts'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import styles from './card.module.css'

/** The picture of a card, fetched when it comes near; its room is kept until then. */
export function CardCover({ address, name }: { readonly address: string; readonly name: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useInSight(place)
  const source = useFileAddress(isSeen ? address : '')
  return (
    <div ref={place} className={styles.cover}>
      {source === undefined ? null : <img src={source} alt={name} draggable={false} decoding="async" />}
    </div>
  )
}
