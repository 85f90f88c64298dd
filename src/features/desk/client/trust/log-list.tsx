import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { readLog, type LogFilters, type Look } from '../../trust-contract.ts'
import { DeskTable } from '../parts/desk-table.tsx'
import { Statements } from './statement.tsx'
import { useLookColumns } from './look-columns.tsx'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

/** The latest first. Reading it is a look too, so it is never fetched by itself. */
export function LogList({ filters, time }: { readonly filters: LogFilters; readonly time: number }): ReactNode {
  const texts = useTexts(trustWords)
  const columns = useLookColumns()
  const query = useInfiniteQuery({
    queryKey: [readLog.path, filters, time],
    queryFn: ({ pageParam, signal }) => call(readLog, { filters, ...(pageParam === undefined ? {} : { after: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined, // the first part comes after nothing
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (query.status === 'pending') return <LoadingRows shape="line" />
  if (query.status === 'error') return <LoadError title={texts.failed} onRetry={() => void query.refetch()} />
  const looks = query.data.pages.flatMap((page) => page.looks)
  if (looks.length === 0) return <EmptyState kind="filtered" title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      <p className={styles.count} role="status">
        {fill(query.hasNextPage ? texts.shownMore : texts.shown, { count: looks.length })}
      </p>
      {filters.pid === undefined ? null : <Statements subjects={narrowedTo(filters.pid, looks)} />}
      <DeskTable name={texts.log} columns={columns} rows={looks} idOf={({ id }) => id} />
      {query.hasNextPage ? (
        <Button onClick={() => (query.isFetchingNextPage ? undefined : void query.fetchNextPage())} aria-busy={query.isFetchingNextPage}>
          {query.isFetchingNextPage ? texts.loading : texts.more}
        </Button>
      ) : null}
    </>
  )
}

/** A number may be that of a person and of a firm. */
function narrowedTo(pid: string, looks: readonly Look[]): readonly Look['subjects'][number][] {
  const shown = looks.flatMap(({ subjects }) => subjects.filter((subject) => subject.pid === pid))
  return (['natural-person', 'legal-entity'] as const)
    .filter((legalForm) => shown.some((subject) => subject.legalForm === legalForm))
    .map((legalForm) => ({ legalForm, pid }))
}
