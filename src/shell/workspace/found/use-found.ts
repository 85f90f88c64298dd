import { useEffect, useState } from 'react'
import type { FoundThing } from '../../app-entry.ts'
import { useApps } from '../apps-context.ts'
import { mayEnter, useUser } from '../session/session.ts'

/** So long nobody types before the server is asked. */
const pause = 150
const fewestLetters = 2
const nothing: readonly FoundThing[] = []

type Answer = { readonly typed: string; readonly things: readonly FoundThing[] }
type Found = { readonly things: readonly FoundThing[]; readonly isAsking: boolean }

/** Things of all apps that fit what is typed. Those found before stay while somebody types on, until the answer is here. */
export function useFound(typed: string): Found {
  const roles = useUser()?.roles ?? []
  const load = useApps().find(({ access, loadFinder }) => loadFinder !== undefined && mayEnter(access, roles))?.loadFinder
  const [answer, setAnswer] = useState<Answer>({ typed: '', things: nothing })
  const asked = typed.trim()
  const isAsked = load !== undefined && asked.length >= fewestLetters
  useEffect(() => {
    if (load === undefined || asked.length < fewestLetters) return
    const stop = new AbortController()
    const answered = (things: readonly FoundThing[]): void => (stop.signal.aborted ? undefined : setAnswer({ typed: asked, things }))
    const timer = setTimeout(() => {
      // What cannot be asked now suggests nothing; the search itself says why.
      void load()
        .then(({ find }) => find(asked, stop.signal))
        .then(answered, () => answered(nothing))
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [load, asked])
  if (!isAsked) return { things: nothing, isAsking: false }
  const isOn = asked.startsWith(answer.typed) || answer.typed.startsWith(asked)
  return { things: isOn ? answer.things : nothing, isAsking: answer.typed !== asked }
}
