import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { getEntry, publishEntry, saveEntry } from '../../contract.ts'
import type { Entry, SavedEntry } from '../../help.ts'
import { plainText } from '../../rules.ts'
import { helpWords } from '../help-words.ts'
import { inputOf, type EntryInput } from './entry-input.ts'

type SaveEntry = {
  /** A new text, or one that is there and was so when the writing began. */
  readonly save: (written: SavedEntry, before?: Entry) => Promise<Entry>
  readonly publish: (entry: Entry) => Promise<Entry>
}

/** Saves what was written. What others saved meanwhile is merged or asked about. */
export function useSaveEntry(): SaveEntry {
  const texts = useTexts(helpWords)
  const client = useQueryClient()
  const notify = useNotify()
  const titles = useMemo(
    () => ({ title: texts.title, content: texts.content, sectionId: texts.category, language: texts.language, isFeatured: texts.featured }),
    [texts],
  )
  const saveMerged = useMergedSave<Entry>({
    titles,
    inWords: (name, row) => (name === 'content' ? plainText(row.content ?? '') : undefined),
  })
  const readAgain = (): void => void client.invalidateQueries({ queryKey: ['help'] })

  async function save(written: SavedEntry, before?: Entry): Promise<Entry> {
    const saved = before ? await merged(written, before) : await call(saveEntry, { entry: written })
    notify(fill(texts.draftSaved, { title: saved.title }), { kind: 'ok' })
    readAgain()
    return saved
  }

  function merged(written: SavedEntry, before: Entry): Promise<Entry> {
    let now = before
    return saveMerged({
      base: before,
      mine: differing(before, written),
      read: async () => (now = await call(getEntry, { id: before.id })),
      save: (changes, version) => call(saveEntry, { entry: { id: before.id, ...inputOf({ ...now, ...changes }), version } }),
    })
  }

  async function publish({ id, version }: Entry): Promise<Entry> {
    const entry = await call(publishEntry, { id, version })
    notify(fill(texts.published, { title: entry.title }), { kind: 'ok' })
    readAgain()
    return entry
  }

  return { save, publish }
}

/** Only what is different, so that what others changed elsewhere stands. */
function differing(before: Entry, written: EntryInput): Partial<Entry> {
  const was = inputOf(before)
  const names = Object.keys(was) as (keyof EntryInput)[] // of an object that has just these
  return Object.fromEntries(names.filter((name) => was[name] !== written[name]).map((name) => [name, written[name]]))
}
