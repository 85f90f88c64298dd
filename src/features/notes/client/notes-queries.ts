import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { mostRows } from '../../../kit/list-contract.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { countNotes, listDue, listLabels, listNotes, readNote, type Note, type NoteLabel } from '../contract.ts'
import type { Which } from '../rules.ts'

/** Whatever changes among the notes, all lists may show it. */
export const notesTopics: LiveTopics = { notes: () => [['notes']], 'note-reminder': () => [['notes']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useNotesKey(): QueryKey {
  return ['notes', useUser()?.workspace.id]
}

const pageSize = 100
export const idOf = ({ id }: { readonly id: string }): string => id

export function useNoteList(which: Which): PagedList<Note> {
  return usePagedList<Note>({
    queryKey: [...useNotesKey(), 'list', which],
    read: (after, signal) => call(listNotes, { ...which, after, limit: pageSize }, { signal }),
    idOf,
    size: pageSize,
  })
}

export function useLabels(): UseQueryResult<readonly NoteLabel[]> {
  return useQuery({ queryKey: [...useNotesKey(), 'labels'], queryFn: ({ signal }) => call(listLabels, {}, { signal }) })
}

export function useNote(noteId: string): UseQueryResult<Note> {
  return useQuery({
    queryKey: [...useNotesKey(), 'note', noteId],
    queryFn: ({ signal }) => call(readNote, { noteId }, { signal }),
    // What lies in the bin may be gone for good the next moment; the list knows if it came back.
    enabled: ({ state }) => state.data?.deleted !== true,
  })
}

export type Counts = OutputOf<typeof countNotes>

export function useCounts(which: Which): UseQueryResult<Counts> {
  return useQuery({ queryKey: [...useNotesKey(), 'counts', which], queryFn: ({ signal }) => call(countNotes, which, { signal }) })
}

export function useDue(): UseQueryResult<readonly Note[]> {
  return useQuery({ queryKey: [...useNotesKey(), 'due'], queryFn: ({ signal }) => call(listDue, {}, { signal }) })
}

/** All of a list, also what nobody has scrolled to yet. */
export async function readAll(which: Which): Promise<readonly Note[]> {
  const all: Note[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const some = await call(listNotes, { ...which, after, limit: mostRows })
    all.push(...some)
    if (some.length < mostRows) return all
  }
}
