import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readParams, writeParams, type Params } from './params.ts'

/** `push` for what people call a page, so that «back» returns to it; `replace` for typing. */
export type Step = 'push' | 'replace'
export type ChangeUrl<State> = (change: Partial<State>, step?: Step) => void

/** A part of the address as typed values. Keep `params` outside the component. */
export function useUrlState<State extends object>(params: Params<State>): readonly [State, ChangeUrl<State>] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => readParams(params, new URLSearchParams(search)), [params, search])
  const shownPath = useRef(path)
  const waiting = useRef<Partial<State>>(undefined)

  const change = useCallback<ChangeUrl<State>>(
    (next, step = 'push') => {
      // The address as it is now, not as it was when this was rendered: another part may have written to it meanwhile.
      const { pathname, search: current } = window.location
      // Whoever left the page while a value was on its way is not called back by it. What somebody does while
      // the address is ahead of what they see is not lost, if the page they come to is the same.
      if (pathname !== path) {
        if (step === 'push' && path === shownPath.current) waiting.current = next
        return
      }
      const now = new URLSearchParams(current)
      const written = writeParams(params, now, next).toString()
      if (written === now.toString()) return
      const kept: unknown = step === 'replace' ? history.state : null
      navigate(`${path}${written === '' ? '' : `?${written}`}`, { replace: step === 'replace', state: kept })
    },
    [params, path, navigate],
  )

  useEffect(() => {
    const next = waiting.current
    shownPath.current = path
    waiting.current = undefined
    if (next !== undefined) change(next)
  }, [path, change])

  return [state, change]
}
