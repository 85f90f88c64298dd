import { FolderKanban } from 'lucide-react'
import { Suspense, useCallback, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useGreeting } from '../../../shell/parts/home/use-greeting.ts'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../shell/parts/states/loading-rows.tsx'
import { PageTabs } from '../../../shell/parts/tabs/page-tabs.tsx'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { useWidgetCommands } from '../../../shell/parts/widgets/use-widget-commands.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { DashboardHead } from './head/dashboard-head.tsx'
import { useProjectCommands } from './head/use-project-commands.ts'
import { HomeTab } from './home/home-tab.tsx'
import styles from './page.module.css'
import { placeParams, tabSearch, type Tab } from './place.ts'
import { pickFrom, projectTopics, useProjects, useWidgets, type Widgets } from './project-queries.ts'
import { projectWords } from './project-words.ts'
import { SidePanel } from './side/side-panel.tsx'
import { useProjectArrangement, type ProjectArrangement } from './use-project-arrangement.ts'

// Tables and forms come with the tabs that have them.
const { Part: BudgetTab } = lazyPart(() => import('./budget/budget-tab.tsx').then((loaded) => loaded.BudgetTab))
const { Part: TeamTab } = lazyPart(() => import('./team/team-tab.tsx').then((loaded) => loaded.TeamTab))

/** What the projects stand at: work, money and people. */
export function Page(): ReactNode {
  useLive(projectTopics)
  const texts = useTexts(projectWords)
  const greeting = useGreeting(useUser()?.name ?? '')
  const [{ project, tab }] = useUrlState(placeParams)
  const query = useWidgets(project)
  const arrangement = useProjectArrangement(tab)
  const { refetch } = query
  useWidgetCommands(useCallback(() => void refetch(), [refetch]))
  useProjectCommands()
  const isGone = query.error instanceof Problem && query.error.code === 'not-found'
  return (
    <WorkspacePage
      title={greeting}
      windowTitle={texts.title}
      actions={<DashboardHead project={project} arrangement={arrangement} query={query} />}
      arrival="none"
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {isGone ? (
            <GoneProject />
          ) : (
            <Loaded query={query} errorTitle={texts.loadFailed} skeleton={<LoadingBlock lines={10} />}>
              {(widgets) => <Tabs widgets={pickFrom(widgets)} project={project} tab={tab} arrangement={arrangement} />}
            </Loaded>
          )}
        </div>
        <SidePanel weather={query.data && pickFrom(query.data)('weather')} />
      </div>
    </WorkspacePage>
  )
}

type TabsProps = {
  readonly widgets: Widgets
  readonly project: string
  readonly tab: Tab
  readonly arrangement: ProjectArrangement | undefined
}

function Tabs({ widgets, project, tab, arrangement }: TabsProps): ReactNode {
  const texts = useTexts(projectWords)
  const [path, navigate] = useLocation()
  const { data: projects = [] } = useProjects()
  return (
    <PageTabs<Tab>
      name={texts.tabs}
      value={tab}
      onChange={(next) => navigate(`${path}${tabSearch(project, next)}`)}
      tabs={[
        {
          id: 'home',
          title: texts.home,
          content: arrangement && (
            <HomeTab widgets={widgets} project={projects.find(({ id }) => id === project)} arrangement={arrangement} />
          ),
        },
        {
          id: 'budget',
          title: texts.budgetTab,
          content: arrangement && (
            <Suspense fallback={<LoadingBlock lines={10} />}>
              <BudgetTab widgets={widgets} project={project} arrangement={arrangement} />
            </Suspense>
          ),
        },
        {
          id: 'team',
          title: texts.teamTab,
          content: (
            <Suspense fallback={<LoadingBlock lines={10} />}>
              <TeamTab widget={widgets('team')} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

function GoneProject(): ReactNode {
  const texts = useTexts(projectWords)
  const [path, navigate] = useLocation()
  return (
    <EmptyState
      kind="never-used"
      icon={FolderKanban}
      title={texts.noSuchProject}
      text={texts.noSuchProjectText}
      action={<Button onClick={() => navigate(path)}>{texts.showAll}</Button>}
    />
  )
}
