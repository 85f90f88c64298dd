import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Endpoint, InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import { useOfficer } from './frame/officer.ts'

const everyTenSeconds = 10_000

/**
 * What keeps itself up to date. Such calls do not keep the session alive, so their key does not begin with their address;
 * one that is refused says that the session has ended.
 */
export function usePassingQuery<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  /** After how many milliseconds to ask again, by what is known. */
  pace: (known: OutputOf<E> | undefined) => number = () => everyTenSeconds,
): UseQueryResult<OutputOf<E>> {
  const { refresh } = useOfficer()
  const query = useQuery({
    queryKey: passingKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    refetchInterval: ({ state }) => pace(state.data),
  })
  const isRefused = query.error instanceof Problem && query.error.code === 'not-signed-in'
  const ask = useEffectEvent(refresh)
  useEffect(() => {
    if (isRefused) ask()
  }, [isRefused])
  return query
}

function passingKey(endpoint: Endpoint, ...more: readonly unknown[]): readonly unknown[] {
  return ['in-passing', endpoint.path, ...more]
}
