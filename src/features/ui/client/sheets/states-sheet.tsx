import { useState, type ReactNode } from 'react'
import { BrokenPlace } from '../../../../shell/workspace/states/broken-place.tsx'
import { NewVersionBar } from '../../../../shell/workspace/states/new-version-notice.tsx'
import { ConnectionBar } from '../../../../shell/workspace/states/offline-notice.tsx'
import { SafeRegion } from '../../../../shell/workspace/states/region-error.tsx'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Specimen } from '../specimen.tsx'
import styles from './states-sheet.module.css'

const ignore = (): void => undefined
const failed = { isError: true, isFetching: false, refetch: () => new Promise<never>(ignore) }

export function Sheet(): ReactNode {
  const [now] = useState(() => Date.now())
  return (
    <div className={styles.states}>
      <Specimen title="Old data stays, with how old it is">
        <RetryBar of={{ ...failed, dataUpdatedAt: now - 25 * 60_000 }} />
        <RetryBar of={{ ...failed, isFetching: true, dataUpdatedAt: now - 26 * 3_600_000 }} />
        <RetryBar of={{ ...failed, dataUpdatedAt: 0 }} />
      </Specimen>
      <Specimen title="Offline, unreachable, new version">
        <ConnectionBar connection="offline" onRetry={ignore} />
        <ConnectionBar connection="unreachable" onRetry={ignore} />
        <NewVersionBar onReload={ignore} onLater={ignore} />
      </Specimen>
      <Specimen title="A region that breaks alone">
        <SafeRegion>
          <Fragile />
        </SafeRegion>
      </Specimen>
      <Specimen title="Pages in place of a page">
        <p>
          <a href="/apps/nowhere">Nobody has this address</a>, <a href="/auth/admin-role-example">only for admin</a>,{' '}
          <a href="/auth/staff-role-example">only for staff</a>, <a href="/auth/guest-role-example">only for guests</a>
        </p>
        <BrokenPage />
      </Specimen>
    </div>
  )
}

function Fragile(): ReactNode {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('broken on purpose')
  return <Button onClick={() => setBroken(true)}>Break this region</Button>
}

function BrokenPage(): ReactNode {
  const [isShown, setShown] = useState(false)
  return isShown ? <BrokenPlace onRetry={() => setShown(false)} /> : <Button onClick={() => setShown(true)}>Show a broken page</Button>
}
