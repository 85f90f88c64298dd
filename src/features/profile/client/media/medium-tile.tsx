import { Film, ImageOff } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useShownFile } from '../../../../shell/parts/files/use-file-address.ts'
import { useInSight } from '../../../../shell/parts/files/use-in-sight.ts'
import type { Medium } from '../../medium.ts'
import { profileWords } from '../profile-words.ts'
import styles from './media.module.css'

type MediumTileProps = {
  readonly medium: Medium
  readonly look: 'single' | 'tiles'
  readonly onOpen: () => void
  readonly actions: ReactNode
}

/** One photo or video. Its box stands before it comes, so that nothing jumps; it comes only when somebody could see it. */
export function MediumTile({ medium, look, onOpen, actions }: MediumTileProps): ReactNode {
  const texts = useTexts(profileWords)
  const place = useRef<HTMLButtonElement>(null)
  const isInSight = useInSight(place)
  const { title, alt, type, address, width, height } = medium
  const isPhoto = type === 'photo'
  const shown = useShownFile(isPhoto && isInSight ? address : '')
  const name = [title, alt].find((text) => text !== '') ?? texts.untitled
  const Sign = isPhoto ? ImageOff : Film
  return (
    <div className={styles.tile}>
      <button ref={place} type="button" className={styles.open} aria-label={fill(texts.openMedium, { name })} onClick={onOpen}>
        {shown.address !== undefined ? (
          <img className={styles.picture} data-look={look} src={shown.address} alt={alt} width={width} height={height} />
        ) : (
          <span className={styles.room} data-look={look}>
            <svg viewBox={look === 'single' ? `0 0 ${width} ${height}` : '0 0 4 3'} aria-hidden="true" />
            {!isPhoto || shown.hasFailed ? <Sign aria-hidden="true" className={styles.sign} /> : null}
          </span>
        )}
      </button>
      {look === 'single' ? null : (
        <div className={styles.bar}>
          <span className={styles.title}>{title === '' ? texts.untitled : title}</span>
          {actions}
        </div>
      )}
    </div>
  )
}
