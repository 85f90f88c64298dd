import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { callForFile } from '../../../../shell/file-calls.ts'
import { harmlessNodes } from '../../../../shell/parts/safe-html/sanitise.ts'
import { readPicture } from '../../contract.ts'

type Pictures = {
  readonly addressOf: (source: string) => string | undefined
  readonly state: 'loading' | 'shown' | 'failed'
}

const most = 50

/** The pictures from elsewhere that a message wants to show. */
export function picturesIn(html: string): readonly string[] {
  const sources = Array.from(harmlessNodes(html).querySelectorAll('img'), (image) => image.getAttribute('src') ?? '')
  return [...new Set(sources.filter((source) => /^https?:\/\//i.test(source)))].slice(0, most)
}

/** Pictures that our server fetched, kept in memory: the sender sees the server ask, not the reader. */
export function usePictures(mailId: string, sources: readonly string[]): Pictures {
  const { data: blobs } = useQuery({
    queryKey: ['mail-pictures', mailId],
    queryFn: ({ signal }) => fetchAll(mailId, sources, signal),
    enabled: sources.length > 0,
    staleTime: Infinity,
  })
  const shown = useMadeAddresses(sources, blobs)
  const addressOf = useCallback((source: string) => shown.get(source), [shown])
  const state = blobs === undefined ? 'loading' : blobs.includes(undefined) ? 'failed' : 'shown'
  return useMemo(() => ({ addressOf, state }), [addressOf, state])
}

/** The server fetches only a few at once for one reader. */
const atOnce = 3

async function fetchAll(mailId: string, sources: readonly string[], signal: AbortSignal): Promise<readonly (Blob | undefined)[]> {
  const blobs: (Blob | undefined)[] = sources.map(() => undefined)
  const waiting = [...sources.entries()]
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const [at, address] = next
      // One that is missing takes no other with it.
      blobs[at] = await callForFile(readPicture, { mailId, address }, signal).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return blobs
}

type Addresses = ReadonlyMap<string, string>
const noAddresses: Addresses = new Map()

/** Addresses of what lies in memory, given back when nobody looks any more. */
function useMadeAddresses(sources: readonly string[], blobs: readonly (Blob | undefined)[] | undefined): Addresses {
  const [keeper] = useState(addressKeeper)
  useEffect(() => (blobs ? keeper.make(sources, blobs) : undefined), [keeper, sources, blobs])
  return useSyncExternalStore(keeper.follow, keeper.read)
}

type AddressKeeper = {
  /** Answers how to give them back. */
  readonly make: (sources: readonly string[], blobs: readonly (Blob | undefined)[]) => () => void
  readonly follow: (tell: () => void) => () => void
  readonly read: () => Addresses
}

function addressKeeper(): AddressKeeper {
  const followers = new Set<() => void>()
  let made = noAddresses
  function keep(addresses: Addresses): void {
    made = addresses
    followers.forEach((tell) => tell())
  }
  return {
    make: (sources, blobs) => {
      const pairs = sources.flatMap((source, at): readonly (readonly [string, string])[] => {
        const blob = blobs[at]
        return blob ? [[source, URL.createObjectURL(blob)]] : []
      })
      if (pairs.length > 0) keep(new Map(pairs))
      return () => {
        if (made !== noAddresses) keep(noAddresses)
        for (const [, address] of pairs) URL.revokeObjectURL(address)
      }
    },
    follow: (tell) => {
      followers.add(tell)
      return () => void followers.delete(tell)
    },
    read: () => made,
  }
}
