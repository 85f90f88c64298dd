import { Suspense, type ReactNode } from 'react'
import { dayAt } from '../../../kit/plain-date.ts'
import type { AppEntry } from '../../../shell/app-entry.ts'
import { ErrorBoundary } from '../../../shell/error-boundary.tsx'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { ComingCard } from '../../../shell/parts/home/home-card.tsx'
import { useGreeting } from '../../../shell/parts/home/use-greeting.ts'
import { useApps } from '../../../shell/workspace/apps-context.ts'
import { offeredPart } from '../../../shell/workspace/offered-part.ts'
import { mayEnter, useUser } from '../../../shell/workspace/session/session.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { FirstDay } from './first-day/first-day.tsx'
import styles from './home-page.module.css'
import { homePageWords } from './home-words.ts'
import { NewMenu } from './new-menu.tsx'

/** The cards come with the page, so that they show together. */
export async function prepareCards(apps: readonly AppEntry[]): Promise<void> {
  await Promise.all(apps.flatMap(({ loadHomeCard }) => (loadHomeCard ? [offeredPart(loadHomeCard, 'Card').ready()] : [])))
}

/** Somebody's day over all apps: each app brings its own card. */
export function Page(): ReactNode {
  const [firstName = ''] = (useUser()?.name ?? '').split(' ')
  const greeting = useGreeting(firstName)
  const formats = useFormats()
  const now = useMinute()
  return (
    <WorkspacePage title={greeting} windowTitle={greeting} arrival="none" actions={<NewMenu />}>
      <div className={styles.home}>
        <p className={styles.day}>{formats.date(dayAt(now, officeTimeZone), 'exact', now)}</p>
        <FirstDay />
        <Cards />
      </div>
    </WorkspacePage>
  )
}

type HomeCardLoad = NonNullable<AppEntry['loadHomeCard']>

function Cards(): ReactNode {
  const roles = useUser()?.roles ?? []
  const apps = useApps().filter(({ access, loadHomeCard }) => loadHomeCard && mayEnter(access, roles))
  return (
    <div className={styles.columns}>
      {columns.map((ids) => (
        <div key={ids.join()} className={styles.column}>
          {ids.flatMap((id) => {
            const load = apps.find((app) => app.id === id)?.loadHomeCard
            return load ? [<AppCard key={id} id={id} load={load} />] : []
          })}
        </div>
      ))}
    </div>
  )
}

/** What one does, when it is, and what came in. */
const columns = [
  ['team', 'todo', 'scrumboard'],
  ['calendar', 'chat'],
  ['mail', 'file-manager'],
] as const

function AppCard({ id, load }: { readonly id: string; readonly load: HomeCardLoad }): ReactNode {
  const { broken } = useTexts(homePageWords)
  const { Part: Card } = offeredPart(load, 'Card')
  return (
    <div className={styles.card} data-app={id}>
      <ErrorBoundary fallback={<p className={styles.broken}>{broken}</p>}>
        <Suspense fallback={<ComingCard />}>
          <Card />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
