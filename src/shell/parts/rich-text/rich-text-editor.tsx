import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import styles from './rich-text.module.css'

/** Text with headings, lists and links. The library behind it is large and comes only when an editor is shown. */
export function RichTextEditor(props: RichTextEditorProps): ReactNode {
  const [Body] = useState<ComponentType<RichTextEditorProps>>(
    () => lazyPart(() => import('./editor-body.tsx').then(({ EditorBody }) => EditorBody)).Part,
  )
  return (
    <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
      <Body {...props} />
    </Suspense>
  )
}
