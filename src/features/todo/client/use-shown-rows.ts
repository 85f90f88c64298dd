import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Todo } from '../contract.ts'
import { isIn, type Place } from './places.ts'

/** So long a task that no longer belongs here stays, for whoever wants it back. */
const lingerMilliseconds = 4000

type Kept = { readonly todo: Todo; readonly before: readonly string[]; readonly place: string }

type ShownRows = {
  readonly rows: readonly Todo[]
  /** These will change so that they may leave the list; they stay for a moment, as they are then. */
  readonly linger: (todos: readonly Todo[]) => void
}

/** The rows that belong to a place, and for a moment those that were just changed and belong there no longer. */
export function useShownRows(read: readonly Todo[], place: Place): ShownRows {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map())
  const key = `${place.kind}/${place.handle}`
  const rows = useMemo(() => {
    const here = new Map([...kept].filter(([, each]) => each.place === key))
    const known = new Set(read.map(({ id }) => id))
    const gone = [...here.values()].filter(({ todo }) => !known.has(todo.id))
    return gone.reduce(
      putBack,
      read.filter((todo) => here.has(todo.id) || isIn(place, todo)),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a place is what its key says
  }, [read, kept, key])

  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])

  const linger = useCallback(
    (todos: readonly Todo[]) => {
      const order = rows.map(({ id }) => id)
      const added = todos.map((todo): [string, Kept] => [todo.id, { todo, before: order.slice(0, order.indexOf(todo.id)), place: key }])
      setKept((now) => new Map([...now, ...added]))
      const timer = setTimeout(() => {
        timers.current.delete(timer)
        setKept((now) => new Map([...now].filter(([id, each]) => !added.some(([other, own]) => other === id && own === each))))
      }, lingerMilliseconds)
      timers.current.add(timer)
    },
    [rows, key],
  )
  return { rows, linger }
}

/** Behind the nearest of those that stood before it. */
function putBack(rows: readonly Todo[], { todo, before }: Kept): readonly Todo[] {
  const nearest = before.findLast((id) => rows.some((row) => row.id === id))
  return rows.toSpliced(nearest === undefined ? 0 : rows.findIndex(({ id }) => id === nearest) + 1, 0, todo)
}
