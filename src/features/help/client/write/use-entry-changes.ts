import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { inPages, type Pages } from '../../../../shell/parts/paging/use-paged-list.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { deleteEntries, removeEntries, restoreEntries } from '../../contract.ts'
import type { Entry } from '../../help.ts'
import { useHelpKey } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'

type Some = readonly Pick<Entry, 'id' | 'title'>[]
type BinChange = { readonly some: Some; readonly isOn: boolean }
type EntryChanges = {
  /** To the bin, or back from it. */
  readonly bin: (some: Some, isOn: boolean) => void
  /** Asks first. */
  readonly deleteForGood: (some: Some) => Promise<void>
}

/** What happens to texts as a whole. It shows at once and can be undone, but for what is deleted for good. */
export function useEntryChanges(): EntryChanges {
  const texts = useTexts(helpWords)
  const client = useQueryClient()
  const notify = useNotify()
  const queryKey = [...useHelpKey('lists'), 'entries']
  const send = async ({ some, isOn }: BinChange): Promise<void> => {
    await call(isOn ? removeEntries : restoreEntries, { entryIds: some.map(({ id }) => id) })
    // What readers see of it lies under other keys.
    void client.invalidateQueries({ queryKey: ['help'] })
  }
  const { run } = useChange<Pages<Entry>, BinChange>({
    queryKey,
    apply: (value, { some }) => without(value, some),
    call: send,
    invert: ({ some, isOn }) => ({ some, isOn: !isOn }),
    text: ({ some, isOn }) => fill(isOn ? texts.removed : texts.restored, { title: some[0]?.title ?? '' }),
    mode: 'optimistic',
  })
  const { run: runDelete } = useChange<Pages<Entry>, Some>({
    queryKey,
    apply: without,
    call: (some) => call(deleteEntries, { entryIds: some.map(({ id }) => id) }),
    mode: 'pessimistic',
    confirm: (some) => ({
      title: fill(texts.deleteTitle, { title: some[0]?.title ?? '' }),
      body: texts.deleteBody,
      verb: texts.deleteForGood,
      isDanger: true,
    }),
  })
  return useMemo(
    () => ({
      bin: (some, isOn) => void run({ some, isOn }),
      deleteForGood: async (some) => {
        if (await runDelete(some)) notify(fill(texts.deleted, { title: some[0]?.title ?? '' }))
      },
    }),
    [run, runDelete, notify, texts],
  )
}

/** Where they then stand, in the bin or back in a list, only the server knows. */
function without(value: Pages<Entry>, some: Some): Pages<Entry> {
  const gone = new Set(some.map(({ id }) => id))
  return inPages(value, (rows) => rows.filter(({ id }) => !gone.has(id)))
}
