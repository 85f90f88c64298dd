import { useMemo } from 'react'
import { choiceParam, textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState, type ChangeUrl } from '../../../../shell/parts/url-state/use-url-state.ts'
import { categoryNames } from '../../course.ts'
import type { Which } from '../academy-queries.ts'

const params = {
  q: textParam(),
  category: choiceParam(['', ...categoryNames], ''),
  state: choiceParam(['', 'new', 'begun', 'completed', 'bin'], ''),
}
type Address = {
  readonly q: string
  readonly category: (typeof categoryNames)[number] | ''
  readonly state: NonNullable<Which['state']> | ''
}

export type CoursesAddress = {
  readonly address: Address
  readonly change: ChangeUrl<Address>
  readonly which: Which
  readonly isFiltered: boolean
  readonly clear: () => void
}

/** Which courses the list shows, as the address says it. */
export function useCoursesAddress(): CoursesAddress {
  const [address, change] = useUrlState<Address>(params)
  const { q, category, state } = address
  const which = useMemo(
    (): Which => ({ ...(q === '' ? {} : { q }), ...(category === '' ? {} : { category }), ...(state === '' ? {} : { state }) }),
    [q, category, state],
  )
  return {
    address,
    change,
    which,
    isFiltered: Object.keys(which).length > 0,
    clear: () => change({ q: '', category: '', state: '' }, 'replace'),
  }
}
