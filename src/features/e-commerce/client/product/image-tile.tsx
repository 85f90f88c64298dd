import { Star, Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { ProductImage } from '../../product.ts'
import { productWords } from '../shop-words.ts'
import styles from './images.module.css'

type ImageTileProps = {
  readonly image: ProductImage
  readonly name: string
  readonly isFeatured: boolean
  readonly handle: ReactNode
  readonly onFeature: () => void
  readonly onAlt: (alt: string) => void
  readonly onRemove: () => void
}

/** One picture with what can be done to it. */
export function ImageTile({ image, name, isFeatured, handle, onFeature, onAlt, onRemove }: ImageTileProps): ReactNode {
  const texts = useTexts(productWords)
  const id = useId()
  const address = useFileAddress(image.url)
  return (
    <div className={styles.tile} data-featured={isFeatured ? '' : undefined}>
      <div className={styles.picture}>
        {address === undefined ? null : <img src={address} alt={image.alt === '' ? name : image.alt} decoding="async" />}
        {isFeatured ? (
          <span className={styles.badge}>
            <Badge kind="warn" icon={Star}>
              {texts.featured}
            </Badge>
          </span>
        ) : null}
      </div>
      <div className={styles.tools}>
        {handle}
        <IconButton
          name={fill(texts.featureImage, { name })}
          icon={Star}
          className={styles.star}
          aria-pressed={isFeatured}
          onClick={onFeature}
        />
        <IconButton name={fill(texts.removeImage, { name })} icon={Trash2} onClick={onRemove} />
      </div>
      <label className={styles.altLabel} htmlFor={id}>
        {texts.altText}
      </label>
      <input
        id={id}
        className={styles.alt}
        value={image.alt}
        maxLength={300}
        placeholder={texts.altHint}
        autoComplete="off"
        onChange={(event) => onAlt(event.target.value)}
      />
    </div>
  )
}
