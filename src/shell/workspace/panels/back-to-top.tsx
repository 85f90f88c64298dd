import { ArrowUp } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import styles from './back-to-top.module.css'
import { panelWords } from './panel-words.ts'

/** From how far down on, in pixels, the way back is worth a button. */
const farDown = 600

/** Appears on long pages and leads back to their top. */
export function BackToTop(): ReactNode {
  const words = useTexts(panelWords)
  const scroller = useScrolledDown()
  if (!scroller) return null

  function goUp(): void {
    scroller?.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    // The button goes away, so the focus goes where the reader goes.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }

  return (
    <span className={styles.place}>
      <IconButton name={words.backToTop} icon={ArrowUp} className={styles.button} onClick={goUp} />
    </span>
  )
}

/** What scrolled far down in or around the page: the window, the frame or a long list. */
function useScrolledDown(): Element | undefined {
  const [scroller, setScroller] = useState<Element>()
  useEffect(() => {
    function follow({ target }: Event): void {
      const element = target instanceof Element ? target : document.scrollingElement
      const page = document.querySelector('#content')
      if (!element || !page || !(element.contains(page) || page.contains(element))) return
      setScroller((before) => (element.scrollTop > farDown ? element : before === element ? undefined : before))
    }
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', follow, { capture: true })
  }, [])
  return scroller?.isConnected ? scroller : undefined
}
