import { useCallback, useMemo } from 'react'
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

  const change = useCallback<ChangeUrl<State>>(
    (next, step = 'push') => {
      // The address as it is now, not as it was when this was rendered: another part may have written to it meanwhile.
      const { pathname, search: current } = window.location
      // Whoever left the page while a value was on its way is not called back by it.
      if (pathname !== path) return
      const now = new URLSearchParams(current)
      const written = writeParams(params, now, next).toString()
      if (written === now.toString()) return
      const kept: unknown = step === 'replace' ? history.state : null
      navigate(`${path}${written === '' ? '' : `?${written}`}`, { replace: step === 'replace', state: kept })
    },
    [params, path, navigate],
  )

  return [state, change]
}
