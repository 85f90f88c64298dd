import { useEffect, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { Office } from '../office.tsx'
import styles from './pending.module.css'

const slow = 3000
const verySlow = 10_000

/** The request is under way. The longer it takes, the more is said. */
export function Pending(): ReactNode {
  const texts = useTexts(resultCatalogue)
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    const timers = [slow, verySlow].map((wait) => setTimeout(() => setWaited(wait), wait))
    return () => timers.forEach(clearTimeout)
  }, [])

  return (
    <div className={styles.pending} aria-busy="true">
      <div role="status">
        <h1>{texts.pendingTitle}</h1>
        <p>{waited === verySlow ? texts.pendingVerySlow : waited === slow ? texts.pendingSlow : texts.pendingText}</p>
      </div>
      <div className={styles.bar} aria-hidden="true" />
      {waited === verySlow ? <Office /> : null}
    </div>
  )
}
