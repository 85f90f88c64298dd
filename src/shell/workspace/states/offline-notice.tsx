import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { Bar } from './bar.tsx'
import { connectionWatch, type Connection } from './connection.ts'
import { statesWords } from './states-words.ts'

/** Says above the content that the network or the service is away, and aloud when that changes. */
export function OfflineNotice(): ReactNode {
  const client = useQueryClient()
  const [watch] = useState(() => connectionWatch(client))
  const connection = useSyncExternalStore(watch.follow, watch.current)
  useSaid(connection)
  return <ConnectionBar connection={connection} onRetry={() => void client.refetchQueries({ type: 'active' })} />
}

type ConnectionBarProps = { readonly connection: Connection; readonly onRetry: () => void }

/** A device that is offline comes back by itself; a service is asked again. */
export function ConnectionBar({ connection, onRetry }: ConnectionBarProps): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  if (connection === 'fine') return null
  if (connection === 'offline') return <Bar kind="warn" icon={WifiOff} text={texts.offline} />
  const retry = (
    <Button kind="quiet" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return <Bar kind="warn" icon={CloudOff} text={texts.unreachable} actions={retry} />
}

function useSaid(connection: Connection): void {
  const texts = useTexts(statesWords)
  const announce = useAnnounce()
  const said = useRef<Connection>('fine')
  useEffect(() => {
    if (said.current === connection) return
    said.current = connection
    announce(connection === 'fine' ? texts.backOnline : texts[connection])
  }, [connection, announce, texts])
}
