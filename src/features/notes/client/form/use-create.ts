import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { beforePages } from '../../../../shell/parts/paging/use-paged-list.ts'
import { createNote, type NewNote, type Note } from '../../contract.ts'
import { belongs, type Which } from '../../rules.ts'
import { isPages } from '../in-notes.ts'
import { idOf, useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'

/** Makes a note and puts it into the lists it belongs to. Its id comes with it, so that trying again makes one only. */
export function useCreate(): (note: NewNote, way?: { readonly keepalive: boolean }) => Promise<void> {
  const texts = useTexts(notesWords)
  const client = useQueryClient()
  const queryKey = useNotesKey()
  const explain = useExplain()

  function show(note: Note): void {
    for (const query of client.getQueryCache().findAll({ queryKey: [...queryKey, 'list'] })) {
      const which = query.queryKey.at(-1) as Which // this is how keys of lists end
      if ((which.q ?? '') !== '' || !belongs(note, which)) continue
      client.setQueryData(query.queryKey, (value: unknown) => (isPages(value) ? beforePages(value, [note], idOf) : value))
    }
    void client.invalidateQueries({ queryKey })
  }

  return async function create(note, { keepalive } = { keepalive: false }): Promise<void> {
    try {
      show(await call(createNote, { note }, { keepalive }))
    } catch (cause) {
      explain({ text: texts.newNote, cause, retry: () => void create(note) })
    }
  }
}
