import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock, LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'
import styles from './states-data.module.css'

const ignore = (): void => undefined

export function Sheet(): ReactNode {
  return (
    <>
      <Specimen title="Empty: never used, filtered to nothing, done, not allowed">
        <div className={styles.grid}>
          <div className={styles.box}>
            <EmptyState
              kind="never-used"
              title="No contacts yet"
              text="Contacts are the people and firms you write to."
              action={<Button kind="primary">Add a contact</Button>}
            />
          </div>
          <div className={styles.box}>
            <EmptyState kind="filtered" text="No invoice matches «Rossi» in 2026." onClear={ignore} />
          </div>
          <div className={styles.box}>
            <EmptyState kind="done" />
          </div>
          <div className={styles.box}>
            <EmptyState kind="not-allowed" />
          </div>
        </div>
      </Specimen>
      <Specimen title="Loading: after 300 ms shapes, after 3 s words">
        <div className={styles.grid}>
          <div className={styles.box}>
            <LoadingRows rows={4} shape="person" />
          </div>
          <div className={styles.box}>
            <LoadingBlock />
          </div>
        </div>
      </Specimen>
      <Specimen title="Failed: nothing to show, and old data with a bar">
        <div className={styles.grid}>
          <div className={styles.box}>
            <LoadError title="The invoices could not be loaded" onRetry={ignore} />
          </div>
          <div className={styles.box}>
            <OldValue />
          </div>
        </div>
      </Specimen>
    </>
  )
}

function OldValue(): ReactNode {
  const query = useQuery({
    queryKey: ['sheet', 'old-value'],
    queryFn: (): Promise<readonly string[]> => Promise.reject(new Error('the sheet fails')),
    initialData: ['Muster AG', 'Beispiel GmbH'],
  })
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={2} />} isEmpty={(firms) => firms.length === 0} empty={<EmptyState kind="done" />}>
      {(firms) => (
        <ul>
          {firms.map((firm) => (
            <li key={firm}>{firm}</li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
