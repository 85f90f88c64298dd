import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useTexts } from '../../language.tsx'
import { safeDocument, type ImageAddress } from './safe-document.ts'
import { showIn } from './safe-frame.ts'
import { safeHtmlWords } from './safe-html-words.ts'
import styles from './safe-html.module.css'

type SafeHtmlProps = {
  /** From somebody else: a mail, an article, an import. */
  readonly html: string
  /** What it is, for those who listen: the name of the frame. */
  readonly title: string
  /** Where images may come from. Without it all are hidden; the policy of our pages allows our own address only. */
  readonly imageAddress?: ImageAddress
  /** Offers to show the hidden images; the caller then gives `imageAddress`. */
  readonly onShowImages?: () => void
  /** What stands above it instead of the sentence about hidden images. */
  readonly imageNotice?: ReactNode
}

/**
 * Foreign HTML, cleaned and in a frame of its own. The frame has our origin, so that we may fill and measure it, and runs no
 * script, so that nothing in it could use that. Links open in windows of their own, outside of the sandbox.
 */
export function SafeHtml({ html, title, imageAddress, onShowImages, imageNotice }: SafeHtmlProps): ReactNode {
  const texts = useTexts(safeHtmlWords)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const shown = useMemo(
    () => safeDocument(html, { imageName: texts.image, ...(imageAddress ? { imageAddress } : {}) }),
    [html, imageAddress, texts],
  )
  const { hiddenImages, hasColours } = shown
  // Some browsers put a new empty document into the frame after a while: then it is filled again.
  useLayoutEffect(() => (frame.current ? showIn(frame.current, shown, title) : undefined), [shown, title, loads])
  const hidden = hiddenImages === 1 ? texts.imagesHiddenOne : fill(texts.imagesHiddenMany, { count: hiddenImages })
  return (
    <div className={styles.safe}>
      {imageNotice}
      {hiddenImages === 0 || imageNotice !== undefined ? null : (
        <Notice kind="info" actions={onShowImages ? <Button onClick={onShowImages}>{texts.showImages}</Button> : undefined}>
          {hidden}
        </Notice>
      )}
      <div className={styles.sheet} data-theme={hasColours ? 'default' : undefined}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={() => setLoads((count) => count + 1)}
        />
      </div>
    </div>
  )
}
