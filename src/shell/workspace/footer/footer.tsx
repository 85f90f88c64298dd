import { useCallback, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'
import { useTexts } from '../../language.tsx'
import { frameStore } from '../frame/frame-store.ts'
import styles from './footer.module.css'
import { footerWords } from './footer-words.ts'

/** The bar at the bottom: the actions of a page that has some, else the way to the public pages. */
export function Footer(): ReactNode {
  const texts = useTexts(footerWords)
  const setSlot = frameStore.useState(({ setFooterSlot }) => setFooterSlot)
  const takeIn = useCallback(
    (slot: HTMLElement | null) => {
      setSlot(slot ?? undefined)
      return () => setSlot(undefined)
    },
    [setSlot],
  )
  return (
    <div className={styles.footer} data-inner="">
      <div className={styles.slot} ref={takeIn} />
      <span className={styles.product}>{texts.product}</span>
      <nav className={styles.links} aria-label={texts.links}>
        <Link href="/">{texts.form}</Link>
        <Link href="/info">{texts.info}</Link>
        <Link href="/status">{texts.status}</Link>
        <Link href="/regeln">{texts.rules}</Link>
        <Link href="/hilfe">{texts.help}</Link>
      </nav>
    </div>
  )
}

/** What a page puts into the footer: its actions, main one first. Without a footer they stand at the end of the page. */
export function FooterSlot({ children }: { readonly children: ReactNode }): ReactNode {
  const slot = frameStore.useState(({ footerSlot }) => footerSlot)
  return slot ? createPortal(children, slot) : <div className={styles.instead}>{children}</div>
}
