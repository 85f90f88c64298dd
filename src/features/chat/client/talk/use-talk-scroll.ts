import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ShownMessage } from './rows.ts'

type TalkScrollOptions = {
  readonly messages: readonly ShownMessage[]
  /** Whether it is known what was not read: only then the conversation opens at its place. */
  readonly isReady: boolean
  readonly me: string
}

type TalkScroll = {
  readonly log: RefObject<HTMLDivElement | null>
  readonly isAtEnd: boolean
  /** The same at this very moment, also before the page has drawn it. */
  readonly isAtEndNow: () => boolean
  /** How many of others came in below while the reader was further up. */
  readonly fresh: number
  readonly toEnd: () => void
  readonly onScroll: () => void
}

const nearEnd = 48
const roomAboveLine = 64

/** Stays at the end for whoever is there, and stays in place for everybody else, whatever comes above or below. */
export function useTalkScroll({ messages, isReady, me }: TalkScrollOptions): TalkScroll {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef({ height: 0, top: 0, first: '', last: '', isAtEnd: true, hasBegun: false })
  const [isAtEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState('')
  const last = messages.at(-1)

  const measure = useCallback((): void => {
    const element = log.current
    if (!element) return
    const { scrollHeight: height, scrollTop: top, clientHeight } = element
    const isNow = height - top - clientHeight < nearEnd
    place.current = { ...place.current, height, top, isAtEnd: isNow }
    setAtEnd(isNow)
    if (isNow) setSeen(place.current.last)
  }, [])

  const isAtEndNow = useCallback(() => place.current.isAtEnd, [])

  const toEnd = useCallback((): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    measure()
  }, [measure])

  useLayoutEffect(() => {
    const element = log.current
    if (!element || messages.length === 0) return
    const before = place.current
    const [first, newest] = [messages[0]?.id ?? '', last?.id ?? '']
    const isOwnWord = newest !== before.last && last?.who === me && last.outgoing !== undefined
    place.current = { ...before, first, last: newest, hasBegun: before.hasBegun || isReady }
    const line = isReady && !before.hasBegun ? element.querySelector<HTMLElement>('[data-unread-line]') : null
    if (line) element.scrollTop = Math.max(0, line.offsetTop - roomAboveLine)
    else if (before.isAtEnd || isOwnWord) element.scrollTop = element.scrollHeight
    else if (before.first !== first) element.scrollTop = before.top + element.scrollHeight - before.height
    measure()
  }, [messages, last, me, isReady, measure])

  // The box below grows while one writes, a panel opens, a phone is turned.
  useEffect(() => {
    const element = log.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => (place.current.isAtEnd ? toEnd() : measure()))
    watch.observe(element)
    return () => watch.disconnect()
  }, [toEnd, measure])

  const at = messages.findIndex(({ id }) => id === seen)
  const fresh = isAtEnd || at < 0 ? 0 : messages.slice(at + 1).filter(({ who }) => who !== me).length
  return { log, isAtEnd, isAtEndNow, fresh, toEnd, onScroll: measure }
}
