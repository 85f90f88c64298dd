import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import styles from './unsent.module.css'

/** Nothing has left this device. It is a legal act, so nothing will without another press. */
export function Unsent(): ReactNode {
  const texts = useTexts(proofCatalogue)
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(!isOnline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  return (
    <>
      <OutcomeHead
        tone="warning"
        word={texts.unsent}
        title={texts.unsentTitle}
        notes={[isOnline ? texts.unsentLost : texts.unsentText]}
        next={[isOnline ? texts.unsentNow : texts.unsentNext, texts.unsentCounts]}
      />
      <div role="status" className={styles.status}>
        {isOnline && wasOffline ? <Notice kind="ok" title={texts.unsentOnline} /> : null}
      </div>
    </>
  )
}

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
