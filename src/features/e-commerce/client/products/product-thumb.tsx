import { Image as Picture } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { useInSight } from '../../../../shell/parts/files/use-in-sight.ts'
import type { Product } from '../../product.ts'
import styles from './product-thumb.module.css'

type ProductThumbProps = { readonly product: Pick<Product, 'images' | 'featuredImageId'>; readonly size?: 'usual' | 'large' }

/** The featured picture of a product, or the first one; a sign where there is none. */
export function ProductThumb({ product: { images, featuredImageId }, size = 'usual' }: ProductThumbProps): ReactNode {
  const image = images.find(({ id }) => id === featuredImageId) ?? images[0]
  return <Thumb url={image?.url ?? ''} size={size} />
}

/** Decoration beside a name; it is fetched only when somebody could see it. */
export function Thumb({ url, size = 'usual' }: { readonly url: string; readonly size?: 'usual' | 'large' }): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isInSight = useInSight(place)
  const address = useFileAddress(isInSight ? url : '')
  return (
    <span ref={place} className={styles.thumb} data-size={size}>
      {address === undefined || hasFailed ? (
        <Picture aria-hidden="true" />
      ) : (
        <img src={address} alt="" decoding="async" onError={() => setFailed(true)} />
      )}
    </span>
  )
}
