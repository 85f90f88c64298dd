import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryBar } from '../../workspace/states/retry-bar.tsx'
import { LoadError } from './load-error.tsx'

export type LoadedProps<Value> = {
  readonly query: Pick<UseQueryResult<Value>, 'data' | 'isError' | 'isFetching' | 'dataUpdatedAt' | 'fetchStatus'> & {
    readonly refetch: () => unknown
  }
  /** In the shape of what will come. */
  readonly skeleton: ReactNode
  readonly isEmpty?: (value: Value) => boolean
  readonly empty?: ReactNode
  /** What could not be loaded, e.g. «The messages could not be loaded». */
  readonly errorTitle?: string
  readonly children: (value: Value) => ReactNode
}

/** What a query brought, in all its states. What was loaded once stays, also where loading it again failed. */
export function Loaded<Value>({ query, skeleton, isEmpty, empty, errorTitle, children }: LoadedProps<Value>): ReactNode {
  const { data: value, isError, fetchStatus } = query
  const isOffline = fetchStatus === 'paused'
  if (value === undefined) {
    if (!isError && !isOffline) return skeleton
    return (
      <LoadError isOffline={isOffline} onRetry={() => void query.refetch()} {...(errorTitle === undefined ? {} : { title: errorTitle })} />
    )
  }
  return (
    <>
      <RetryBar of={query} />
      {isEmpty?.(value) ? empty : children(value)}
    </>
  )
}
