import { Bell as BellPicture } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { AppEntry } from '../../app-entry.ts'
import { ErrorBoundary } from '../../error-boundary.tsx'
import { useLanguage } from '../../language.tsx'
import { useApps } from '../apps-context.ts'
import { offeredPart } from '../offered-part.ts'
import { mayEnter, useUser } from '../session/session.ts'
import { wordsFor } from '../words.ts'

/** The bell of the app that has one, fetched by itself; until then its picture keeps the space. */
export function NotificationBell(): ReactNode {
  const roles = useUser()?.roles ?? []
  const app = useApps().find(({ loadBell, access }) => loadBell && mayEnter(access, roles))
  return app?.loadBell ? <BellOf app={app} load={app.loadBell} /> : null
}

type BellOfProps = { readonly app: AppEntry; readonly load: NonNullable<AppEntry['loadBell']> }

function BellOf({ app, load }: BellOfProps): ReactNode {
  const { language } = useLanguage()
  const { Part: Bell } = offeredPart(load, 'Bell')
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<IconButton name={wordsFor(app.title, language)} icon={BellPicture} aria-disabled="true" />}>
        <Bell />
      </Suspense>
    </ErrorBoundary>
  )
}
