import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listSamplePeople } from '../../../kit/sample-contract.ts'
import { Badge } from '../../../ui/badge.tsx'
import { call } from '../../call.ts'
import { useLanguage } from '../../language.tsx'
import { ownerOf, useUser } from '../../workspace/session/session.ts'
import { wordsFor, type Words } from '../../workspace/words.ts'

const words: Words = { en: 'Sample', de: 'Beispiel' }

/** Beside the name of somebody made up. */
export function SampleBadge(): ReactNode {
  const { language } = useLanguage()
  return <Badge>{wordsFor(words, language)}</Badge>
}

/** The same for whoever came with the workspace as a sample, and nothing for the others. */
export function SamplePersonBadge({ id }: { readonly id: string }): ReactNode {
  return useSampleWord(id) === '' ? null : <SampleBadge />
}

/** The word alone, where a badge has no room; empty for people who are real. */
export function useSampleWord(id: string): string {
  const { language } = useLanguage()
  const owner = ownerOf(useUser())
  const { data: ids } = useQuery({
    queryKey: ['home', owner, 'sample-people'],
    queryFn: async ({ signal }) => new Set((await call(listSamplePeople, {}, { signal })).ids),
    // They only ever become fewer, and the live update says when.
    staleTime: Infinity,
  })
  return ids?.has(id) ? wordsFor(words, language) : ''
}
