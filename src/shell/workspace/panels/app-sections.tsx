import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { AppEntry } from '../../app-entry.ts'
import { ErrorBoundary } from '../../error-boundary.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { useApps } from '../apps-context.ts'
import { offeredPart } from '../offered-part.ts'
import { mayEnter, useUser } from '../session/session.ts'
import { panelWords } from './panel-words.ts'
import { EmptyLine } from './section.tsx'

type Kind = keyof NonNullable<AppEntry['quickSections']>
type Load = () => Promise<{ readonly Section: ComponentType }>

/** What the apps this reader may enter say about it; without any, a calm line. */
export function AppSections({ kind, empty }: { readonly kind: Kind; readonly empty: string }): ReactNode {
  const roles = useUser()?.roles ?? []
  const apps = useApps().filter(({ access }) => mayEnter(access, roles))
  const sections = apps.flatMap(({ id, quickSections }) => (quickSections?.[kind] ? [{ id, load: quickSections[kind] }] : []))
  if (sections.length === 0) return <EmptyLine>{empty}</EmptyLine>
  return sections.map(({ id, load }) => <AppSection key={id} load={load} />)
}

function AppSection({ load }: { readonly load: Load }): ReactNode {
  const words = useTexts(panelWords)
  const { loading } = useTexts(sharedWords)
  const { Part: Content } = offeredPart(load, 'Section')
  return (
    <ErrorBoundary fallback={<EmptyLine>{words.sectionBroken}</EmptyLine>}>
      <Suspense fallback={<EmptyLine>{loading}</EmptyLine>}>
        <Content />
      </Suspense>
    </ErrorBoundary>
  )
}
