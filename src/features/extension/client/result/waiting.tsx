import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { resultTexts } from '../../result-texts.ts'
import type { UnderWay } from '../kept-store.ts'
import { Office } from '../office.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import styles from './waiting.module.css'

const slow = 3000
const verySlow = 10_000

/** The request is under way. The longer it takes, the more is said; how long it will take nobody knows, so no figure says so. */
export function Waiting({ step }: Pick<UnderWay, 'step'>): ReactNode {
  const texts = useTexts(resultCatalogue)
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = [slow, verySlow].map((wait) => setTimeout(() => setWaited(wait), wait))
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <div className={styles.waiting} aria-busy="true">
      <div role="status">
        <h1>{texts.waitingTitle}</h1>
        <p>{texts[step === 'working' ? wordsAtWork(waited) : wordsOnTheWay(waited)]}</p>
      </div>
      <div className={styles.bar} aria-hidden="true" />
      {waited === verySlow ? <Office /> : null}
    </div>
  )
}

function wordsOnTheWay(waited: number): keyof typeof resultTexts {
  if (waited === verySlow) return 'waitingVerySlow'
  return waited === slow ? 'waitingSlow' : 'waitingText'
}

function wordsAtWork(waited: number): keyof typeof resultTexts {
  return waited === verySlow ? 'workingSlow' : 'workingText'
}
