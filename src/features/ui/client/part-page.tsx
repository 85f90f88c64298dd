import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Redirect, useParams } from 'wouter'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { wordsFor } from '../../../shell/workspace/words.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { catalogueWords } from './catalogue-words.ts'
import { parts, type PartEntry } from './parts.ts'

export function Page(): ReactNode {
  const { part: id } = useParams<{ part: string }>()
  const part = parts.find((each) => each.id === id)
  return part ? <PartSheet key={part.id} part={part} /> : <Redirect to="/ui" replace />
}

function PartSheet({ part: { title, load } }: { readonly part: PartEntry }): ReactNode {
  const texts = useTexts(catalogueWords)
  const words = useTexts(sharedWords)
  const { language } = useLanguage()
  const [Sheet] = useState(() => lazy(() => load().then((loaded) => ({ default: loaded.Sheet }))))
  return (
    <WorkspacePage title={wordsFor(title, language)} trail={[{ title: texts.title, path: '/ui' }]}>
      {/* Its own waiting: a component that waits before it was ever shown forgets what it remembered, the sheet too. */}
      <Suspense fallback={<p>{words.loading}</p>}>
        <Sheet />
      </Suspense>
    </WorkspacePage>
  )
}
