import { useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { mostRows } from '../../../kit/list-contract.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { usePagedList, type PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import {
  getArticle,
  getEntry,
  listArticles,
  listCategories,
  listEntries,
  listOpinions,
  listQuestions,
  listRevisions,
  listSections,
  type EntryView,
} from '../contract.ts'
import type { Article, ArticleLine, Category, Entry, Opinion, Question, Revision, Section, Shelf } from '../help.ts'

/** What the queries of readers hold; the kind tells a change what it lies over. */
export type Read =
  | { readonly kind: 'questions'; readonly questions: readonly Question[] }
  | { readonly kind: 'categories'; readonly categories: readonly Category[] }
  | { readonly kind: 'article'; readonly article: Article }
type Kept<Kind extends Read['kind']> = Extract<Read, { kind: Kind }>

export const helpTopics: LiveTopics = { help: () => [['help']] }

/** All queries of this app begin with it; those of one workspace never show in another. */
export function useHelpKey(part: 'read' | 'lists' | 'texts'): QueryKey {
  return ['help', useUser()?.workspace.id ?? '', part]
}

export function useQuestions(): UseQueryResult<Kept<'questions'>> {
  return useQuery({
    queryKey: [...useHelpKey('read'), 'questions'],
    queryFn: async ({ signal }): Promise<Kept<'questions'>> => ({ kind: 'questions', questions: await allQuestions(signal) }),
  })
}

/** All of them, because they are searched here, while one types. */
async function allQuestions(signal: AbortSignal): Promise<readonly Question[]> {
  const questions: Question[] = []
  for (;;) {
    const after = questions.at(-1)?.id
    const some = await call(listQuestions, { limit: mostRows, ...(after === undefined ? {} : { after }) }, { signal })
    questions.push(...some)
    if (some.length < mostRows) return questions
  }
}

export function useCategories(): UseQueryResult<Kept<'categories'>> {
  return useQuery({
    queryKey: [...useHelpKey('read'), 'categories'],
    queryFn: async ({ signal }): Promise<Kept<'categories'>> => ({
      kind: 'categories',
      categories: await call(listCategories, {}, { signal }),
    }),
  })
}

export function useArticle(id: string, isWanted: boolean): UseQueryResult<Kept<'article'>> {
  return useQuery({
    queryKey: [...useHelpKey('read'), 'article', id],
    queryFn: async ({ signal }): Promise<Kept<'article'>> => ({ kind: 'article', article: await call(getArticle, { id }, { signal }) }),
    enabled: isWanted,
  })
}

const idOf = ({ id }: { readonly id: string }): string => id

/** The articles of a category, or those with these words. */
export function useArticles(which: { readonly category?: string; readonly q?: string }): PagedList<ArticleLine> {
  const size = 50
  return usePagedList({
    queryKey: [...useHelpKey('lists'), 'articles', which],
    read: (after, signal) => call(listArticles, { ...which, limit: size, ...(after === undefined ? {} : { after }) }, { signal }),
    idOf,
    size,
  })
}

export function useEntries(which: { readonly shelf: Shelf; readonly view: EntryView; readonly q?: string }): PagedList<Entry> {
  const size = 50
  return usePagedList({
    queryKey: [...useHelpKey('lists'), 'entries', which],
    read: (after, signal) => call(listEntries, { ...which, limit: size, ...(after === undefined ? {} : { after }) }, { signal }),
    idOf,
    size,
  })
}

export function useSections(shelf: Shelf): UseQueryResult<readonly Section[]> {
  return useQuery({
    queryKey: [...useHelpKey('texts'), 'sections', shelf],
    queryFn: async ({ signal }): Promise<readonly Section[]> => call(listSections, { shelf }, { signal }),
  })
}

export function useEntry(id: string, isWanted: boolean): UseQueryResult<Entry> {
  return useQuery({
    queryKey: [...useHelpKey('texts'), 'entry', id],
    queryFn: ({ signal }) => call(getEntry, { id }, { signal }),
    enabled: isWanted,
  })
}

export function useRevisions(id: string): UseQueryResult<readonly Revision[]> {
  return useQuery({
    queryKey: [...useHelpKey('texts'), 'revisions', id],
    queryFn: async ({ signal }): Promise<readonly Revision[]> => call(listRevisions, { id }, { signal }),
  })
}

export function useOpinions(id: string): UseQueryResult<readonly Opinion[]> {
  return useQuery({
    queryKey: [...useHelpKey('texts'), 'opinions', id],
    queryFn: async ({ signal }): Promise<readonly Opinion[]> => call(listOpinions, { id }, { signal }),
  })
}
