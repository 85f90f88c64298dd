import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { accountPageWords } from './account-page-words.ts'
import { accountTabs, tabPath } from './account-tabs.ts'
import styles from './account.module.css'

/** What belongs to one's own account, part by part; each has an address of its own. */
export function Page(): ReactNode {
  const texts = useTexts(accountPageWords)
  const [path, navigate] = useLocation()
  const shown = accountTabs.find(({ id }) => tabPath(id) === path)?.id ?? 'profile'
  return (
    <WorkspacePage title={texts.title} place="account">
      <div className={styles.page}>
        <PageTabs
          name={texts.tabs}
          tabs={accountTabs.map(({ id, title, load }) => ({ id, title: texts[title], content: <TabContent load={load} /> }))}
          value={shown}
          onChange={(id) => navigate(tabPath(id))}
        />
      </div>
    </WorkspacePage>
  )
}

function TabContent({ load }: Pick<(typeof accountTabs)[number], 'load'>): ReactNode {
  const [Content] = useState(() => lazyPart(() => load().then(({ Tab }) => Tab)).Part)
  return (
    <div className={styles.sections}>
      <Suspense fallback={<LoadingBlock lines={6} />}>
        <Content />
      </Suspense>
    </div>
  )
}
