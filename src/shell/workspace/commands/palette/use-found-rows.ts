import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { FoundThing } from '../../../app-entry.ts'
import { useLanguage, useTexts } from '../../../language.tsx'
import { useApps } from '../../apps-context.ts'
import { mayEnter, useUser } from '../../session/session.ts'
import { wordsFor } from '../../words.ts'
import { commandWords } from '../command-words.ts'
import type { PaletteRow, Typed } from './palette-groups.ts'

/** So long nobody types before the server is asked. */
const pause = 150
const fewestLetters = 2
const nothing: readonly FoundThing[] = []
const start = 'found:'

/** Not remembered as used lately: it is there only while it is searched for. */
export function isFound({ id }: { readonly id: string }): boolean {
  return id.startsWith(start)
}

type Answer = Typed & { readonly things: readonly FoundThing[] }
type FoundRows = { readonly rows: readonly PaletteRow[]; readonly isAsking: boolean }

/** Things of all apps that fit what is typed, or people. Those found before stay while somebody types on, until the answer is here. */
export function useFoundRows({ scope, query }: Typed): FoundRows {
  const roles = useUser()?.roles ?? []
  const load = useApps().find(({ access, loadFinder }) => loadFinder !== undefined && mayEnter(access, roles))?.loadFinder
  const [answer, setAnswer] = useState<Answer>({ scope: 'everything', query: '', things: nothing })
  const isAsked = load !== undefined && (scope === 'people' || (scope === 'everything' && query.length >= fewestLetters))
  useEffect(() => {
    if (load === undefined || !isAsked) return
    const stop = new AbortController()
    const answered = (things: readonly FoundThing[]): void => (stop.signal.aborted ? undefined : setAnswer({ scope, query, things }))
    const timer = setTimeout(() => {
      // What cannot be asked now suggests nothing; the search itself says why.
      void load()
        .then(({ find, findPeople }) => (scope === 'people' ? findPeople : find)(query, stop.signal))
        .then(answered, () => answered(nothing))
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [load, isAsked, scope, query])
  const isOn = answer.scope === scope && (query.startsWith(answer.query) || answer.query.startsWith(query))
  const rows = useRows(isAsked && isOn ? answer.things : nothing)
  return { rows, isAsking: isAsked && (answer.scope !== scope || answer.query !== query) }
}

function useRows(things: readonly FoundThing[]): readonly PaletteRow[] {
  const texts = useTexts(commandWords)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  return useMemo(
    () =>
      things.map(({ id, title, path, icon, kind, marks, state }): PaletteRow => {
        const run = (): void => navigate(path, { state })
        return {
          id: start + id,
          title: title === '' ? texts.untitled : title,
          group: 'go',
          icon,
          about: wordsFor(kind, language),
          marks,
          run,
        }
      }),
    [things, language, navigate, texts],
  )
}
