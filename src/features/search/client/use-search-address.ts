import { useMemo } from 'react'
import type { InputOf } from '../../../kit/endpoint.ts'
import { choiceParam, numberParam, switchParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState, type ChangeUrl } from '../../../shell/parts/url-state/use-url-state.ts'
import { readTyped } from '../../../shell/workspace/commands/palette/palette-groups.ts'
import { mostPages, type summarise } from '../contract.ts'
import { kinds, type Kind } from '../kinds.ts'
import { peopleQuery } from './find.ts'

const params = { q: textParam(), kind: choiceParam(['', ...kinds], ''), page: numberParam(1, 1), literally: switchParam() }
type State = { readonly q: string; readonly kind: Kind | ''; readonly page: number; readonly literally: boolean }

export type SearchAddress = {
  readonly q: string
  readonly kind: Kind | ''
  readonly page: number
  /** For the server. */
  readonly wish: InputOf<typeof summarise>
  readonly change: ChangeUrl<State>
}

/** What is searched for, where and which page of it shows; all of it stands in the address. */
export function useSearchAddress(): SearchAddress {
  const [{ q, kind, page, literally }, change] = useUrlState(params)
  const typed = serverQuery(q)
  const wish = useMemo(
    () => ({
      ...(typed === '' ? {} : { q: typed }),
      ...(kind === '' ? {} : { kind }),
      ...(literally ? { literally: 'true' as const } : {}),
    }),
    [typed, kind, literally],
  )
  return { q, kind, page: Math.min(page, mostPages), wish, change }
}

/** `@` finds people, as everywhere; `>` finds commands, of which the server knows none. */
function serverQuery(q: string): string {
  const { scope, query } = readTyped(q)
  return scope === 'people' ? peopleQuery(query) : query.slice(0, 500)
}
