import type { CSSProperties, ReactNode } from 'react'
import type { CategoryEntry } from '../academy-queries.ts'
import styles from './card.module.css'

type CategoryStripProps = { readonly category: CategoryEntry | undefined; readonly children?: ReactNode }

/** The name of a category on its colour, mixed with the paper so that words can be read in every theme. */
export function CategoryStrip({ category, children }: CategoryStripProps): ReactNode {
  const colour = { '--category': category?.color ?? 'transparent' } as CSSProperties // React's type knows no custom properties
  return (
    <div className={styles.strip} style={colour}>
      <span>{category?.label}</span>
      {children}
    </div>
  )
}
