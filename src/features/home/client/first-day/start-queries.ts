import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Words } from '../../../../shell/workspace/words.ts'
import { call } from '../../../../shell/call.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { useApps } from '../../../../shell/workspace/apps-context.ts'
import { ownerOf, useUser } from '../../../../shell/workspace/session/session.ts'
import { countSamples, readStart, type Start } from '../../contract.ts'

export function useStart(): UseQueryResult<Start> {
  const owner = ownerOf(useUser())
  return useQuery({ queryKey: ['home', owner, 'start'], queryFn: ({ signal }) => call(readStart, {}, { signal }) })
}

export type SampleCount = { readonly app: string; readonly title: Words; readonly entries: number }

/** By the titles of the apps, in the order of the menu. */
export function useSampleCounts(): UseQueryResult<readonly SampleCount[]> {
  const owner = ownerOf(useUser())
  const apps = useApps()
  return useQuery({
    queryKey: ['home', owner, 'samples'],
    queryFn: ({ signal }) => call(countSamples, {}, { signal }),
    // What was added or removed a moment ago counts.
    staleTime: 0,
    select: (counts) =>
      apps.flatMap(({ id, tables = id, title }) =>
        counts.filter(({ app }) => app === tables).map(({ app, entries }) => ({ app, title, entries })),
      ),
  })
}

type Act = { readonly text: string; readonly run: () => Promise<unknown>; readonly undo: () => Promise<unknown> }

/** Does something about the first day, reads again what it may have changed, and can take it back. */
export function useFirstDayAct(): (act: Act) => Promise<void> {
  const client = useQueryClient()
  const undo = useUndo()
  const explain = useExplain()
  return useCallback(
    async function perform(act: Act): Promise<void> {
      const readAgain = (): Promise<void> => client.invalidateQueries()
      try {
        await act.run()
        undo.did({ text: act.text, undo: () => act.undo().then(readAgain), redo: () => act.run().then(readAgain) })
        await readAgain()
      } catch (cause) {
        explain({ text: act.text, cause, retry: () => void perform(act) })
      }
    },
    [client, undo, explain],
  )
}
