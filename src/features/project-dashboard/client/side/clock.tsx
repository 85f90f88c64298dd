import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormatLocale } from '../../../../shell/parts/formats/use-formats.ts'
import { projectWords } from '../project-words.ts'
import styles from './side.module.css'

const ticking = new Intl.DateTimeFormat('de-CH', { timeZone: officeTimeZone, timeStyle: 'medium' })

/** The time in Switzerland. Only its own text changes each second; nothing renders again, and nobody is told. */
export function Clock(): ReactNode {
  const texts = useTexts(projectWords)
  const id = useId()
  const locale = useFormatLocale()
  const now = useMinute()
  const written = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { timeZone: officeTimeZone, ...options }).format(now)
  const face = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const tick = (): void => {
      if (face.current) face.current.textContent = ticking.format(new Date())
    }
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.nowTitle}
      </h2>
      <p className={styles.weekday}>{written({ weekday: 'long' })}</p>
      <p ref={face} className={styles.clock} role="timer" aria-label={texts.clock} aria-live="off" />
      <p className={styles.date}>{written({ day: 'numeric', month: 'long', year: 'numeric' })}</p>
    </section>
  )
}
