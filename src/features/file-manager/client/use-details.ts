import { useState, useSyncExternalStore } from 'react'
import { usePanes } from '../../../shell/parts/list-detail/use-panes.ts'
import { remember, remembered } from '../../../shell/remembered.ts'
import type { FilesView } from './use-files-view.ts'

type Details = {
  /** Whose details show; nothing while the panel is closed. */
  readonly fileId: string | undefined
  /** The table keeps only what names a file, because the panel takes its room. */
  readonly isShort: boolean
  readonly close: () => void
}

const wide = '(width >= 104em)'
const cookie = 'file_details'

/** Where there is room for it, the first file shows its details until somebody closes the panel; elsewhere only what was chosen. */
export function useDetails({ rows, address, isMissing }: FilesView): Details {
  const isWide = useSyncExternalStore(follow, () => matchMedia(wide).matches)
  const isDocked = usePanes() === 'three'
  const [isClosed, setClosed] = useState(() => remembered(cookie) === 'closed')
  const first = isWide && !isClosed && !isMissing ? rows[0]?.id : undefined
  const fileId = address.fileId === '' ? first : address.fileId
  return {
    fileId,
    isShort: isDocked && fileId !== undefined && !isWide,
    close: () => {
      if (isWide) {
        remember(cookie, 'closed')
        setClosed(true)
      }
      address.showDetails('')
    },
  }
}

function follow(tell: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
