import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { LogFilters } from '../../trust-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { AlarmCard } from './alarm-card.tsx'
import { ChainCard } from './chain-card.tsx'
import { LogForm } from './log-form.tsx'
import { LogList } from './log-list.tsx'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

/** What the audit reads: what is unusual, whether the chain is whole, and who looked at whom. Nothing of it can be changed. */
export function Page(): ReactNode {
  const texts = useTexts(trustWords)
  const [asked, setAsked] = useState<{ readonly filters: LogFilters; readonly time: number }>({ filters: {}, time: 0 })
  return (
    <DeskPage title={texts.title}>
      <div className={styles.page}>
        <AlarmCard />
        <ChainCard />
        <section className={styles.log} aria-labelledby="log">
          <h2 id="log" className={styles.heading}>
            {texts.log}
          </h2>
          <LogForm onAsk={(filters) => setAsked({ filters, time: Date.now() })} />
          <LogList key={asked.time} {...asked} />
        </section>
      </div>
    </DeskPage>
  )
}
