import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const keptKey = ['/api/office/', 'kept'] as const

/** Stays while somebody goes from page to page at the desk, in memory only, and is forgotten when the session ends. */
export function useKept<Value>(name: string, first: Value): readonly [Value, (next: Value) => void] {
  const client = useQueryClient()
  const [value, setValue] = useState(() => client.getQueryData<Value>([...keptKey, name]) ?? first)

  function keep(next: Value): void {
    client.setQueryDefaults(keptKey, { gcTime: Infinity })
    // What is nothing is removed: the cache keeps no undefined.
    if (next === undefined) client.removeQueries({ queryKey: [...keptKey, name] })
    else client.setQueryData<Value>([...keptKey, name], next)
    setValue(next)
  }

  return [value, keep]
}
