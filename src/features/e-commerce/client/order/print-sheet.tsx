import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './print-sheet.module.css'

type PrintSheetProps = {
  /** Given where it is there only to be printed at once. */
  readonly onPrinted?: (() => void) | undefined
  readonly children: ReactNode
}

/** What is printed instead of the page. On the screen it is not there. */
export function PrintSheet({ onPrinted, children }: PrintSheetProps): ReactNode {
  const isAtOnce = onPrinted !== undefined
  const end = useEffectEvent(() => onPrinted?.())
  useEffect(() => {
    if (!isAtOnce) return undefined
    const done = (): void => end()
    addEventListener('afterprint', done)
    window.print()
    return () => removeEventListener('afterprint', done)
  }, [isAtOnce])
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body)
}

type Printing = { readonly isPrinting: boolean; readonly print: () => void; readonly end: () => void }

export function usePrinting(): Printing {
  const [isPrinting, setPrinting] = useState(false)
  return { isPrinting, print: () => setPrinting(true), end: () => setPrinting(false) }
}
