import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { listDetailWords } from './list-detail-words.ts'

/** As the back button of the browser; who came straight to the detail gets to the list instead of out of the app. */
export function BackButton({ listPath }: { readonly listPath: string }): ReactNode {
  const texts = useTexts(listDetailWords)
  const [, navigate] = useLocation()

  function goBack(): void {
    if (cameFromList(listPath)) history.back()
    else navigate(listPath, { replace: true })
  }

  return <IconButton name={texts.backToList} icon={ArrowLeft} onClick={goBack} />
}

type Entry = { readonly url: string | null }
type WithNavigation = {
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null; entries: () => readonly Entry[] }
}

/** Only newer browsers tell what lies behind; the others go back whenever there is something behind at all. */
function cameFromList(listPath: string): boolean {
  // The types of the browser may not know the Navigation API yet; each use below allows for its absence.
  const { navigation } = globalThis as WithNavigation
  if (!navigation) return history.length > 1
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return typeof before?.url === 'string' && new URL(before.url).pathname === new URL(listPath, location.href).pathname
}
