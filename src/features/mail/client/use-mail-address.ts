import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { folderIds } from '../folders.ts'
import type { Mail } from '../mail.ts'
import { pathOf, type MailPlace } from './mail-place.ts'

type Wanted = Pick<Mail, 'id' | 'folder'>

export type MailLinks = {
  /** The list, with what is searched in it. */
  readonly listPath: string
  /** Where a mail opens; one that is being written opens where it is written. */
  readonly pathTo: (mail: Wanted) => string
  /** The page that shows now, and on it the window to write in (`new`, `reply-…`) or to take in and out. */
  readonly open: (layer: 'compose' | 'transfer', wish: string) => void
}

/** Addresses of the mailbox as seen from one of its lists. */
export function useMailLinks(place: MailPlace): MailLinks {
  const q = new URLSearchParams(useSearch()).get('q') ?? ''
  const [, navigate] = useLocation()
  const list = pathOf(place)
  const open = useCallback<MailLinks['open']>(
    (layer, wish) => {
      const search = new URLSearchParams(window.location.search)
      search.set(layer, wish)
      navigate(`${window.location.pathname}?${search}`)
    },
    [navigate],
  )
  return useMemo(() => {
    const searched = q === '' ? '' : `?${new URLSearchParams({ q })}`
    return {
      listPath: `${list}${searched}`,
      pathTo: ({ id, folder }) =>
        folder === folderIds.drafts
          ? `${list}?${new URLSearchParams({ ...(q === '' ? {} : { q }), compose: id })}`
          : `${list}/${id}${searched}`,
      open,
    }
  }, [list, q, open])
}

const pause = 250

/** What was typed, once nobody types any more: not every letter is a question for the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  // An emptied field is an answer by itself.
  return text === '' ? '' : settled
}
