import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useLanguage } from './language.tsx'
import { announceQueue, type Announcement, type Level } from './announce-queue.ts'

/** Says a sentence to people who listen to the page: `announce('Feld hinzugefügt')`, `announce(text, 'assertive')`. */
export type Announce = (text: string, level?: Level) => void

const AnnounceContext = createContext<Announce>(() => undefined)

export function useAnnounce(): Announce {
  return use(AnnounceContext)
}

/** The two live regions of the page; they are there from the start, because a region added with its text stays silent. */
export function AnnounceProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useLanguage()
  const [spoken, setSpoken] = useState<Announcement>()
  const [spokenIn, setSpokenIn] = useState(language)
  // What was said in another language is over.
  if (spokenIn !== language) {
    setSpokenIn(language)
    setSpoken(undefined)
  }
  const [{ announce, stop }] = useState(() => {
    const queue = announceQueue(setSpoken)
    const say: Announce = (text, level = 'polite') => queue.add({ text, level })
    return { announce: say, stop: queue.stop }
  })
  useEffect(() => stop, [stop])

  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <span aria-live="polite">{spoken?.level === 'polite' ? spoken.text : ''}</span>
        <span aria-live="assertive">{spoken?.level === 'assertive' ? spoken.text : ''}</span>
      </VisuallyHidden>
    </AnnounceContext>
  )
}
