import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { useFormatLocale } from '../../parts/formats/use-formats.ts'
import { Bar } from './bar.tsx'
import { connectionWatch, type Connection } from './connection.ts'
import { timeOf } from './retry-bar.tsx'
import { statesWords } from './states-words.ts'
import { useRetrying } from './use-retrying.ts'

/** Says above the content that the network or the service is away, and aloud when that changes. */
export function OfflineNotice(): ReactNode {
  const client = useQueryClient()
  const [watch] = useState(() => connectionWatch(client))
  const connection = useSyncExternalStore(watch.follow, watch.current)
  useSaid(connection)
  const retry = (): Promise<void> => client.refetchQueries({ type: 'active' })
  // The first call that succeeds ends it.
  useRetrying(() => retry().then(() => false), connection === 'unreachable')
  return <ConnectionBar connection={connection} asOf={watch.lastAnswer()} onRetry={() => void retry()} />
}

type ConnectionBarProps = {
  readonly connection: Connection
  /** How old is what shows, where anything does. */
  readonly asOf?: number | undefined
  readonly onRetry: () => void
}

/** A device that is offline comes back by itself; a service is asked again. */
export function ConnectionBar({ connection, asOf, onRetry }: ConnectionBarProps): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  const locale = useFormatLocale()
  if (connection === 'fine') return null
  const age = asOf === undefined ? '' : ` ${fill(texts.asOfLastAnswer, { time: timeOf(asOf, locale) })}`
  if (connection === 'offline') return <Bar kind="warn" icon={WifiOff} text={`${texts.offline}${age} ${texts.offlineChanges}`} />
  const retry = (
    <Button kind="quiet" onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return <Bar kind="warn" icon={CloudOff} text={`${texts.unreachable}${age}`} actions={retry} />
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
