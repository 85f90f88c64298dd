import type { ReactNode } from 'react'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import { ComposePanel } from './compose-panel.tsx'
import { useComposeAddress } from './use-compose-address.ts'

/** Where messages are written, over every page of the mailbox: `?compose=new`, a draft, or an answer to a mail. */
export function Composer(): ReactNode {
  const isNarrow = useIsNarrow()
  const { session, named, close } = useComposeAddress({ staysOpen: !isNarrow })
  if (!session) return null
  return <ComposePanel key={session.id} session={session} isNarrow={isNarrow} onNamed={() => named(session.id)} onClose={close} />
}
