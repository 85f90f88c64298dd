import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Activity } from '../../activity.ts'
import { profileParams } from '../place.ts'
import type { Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { ActivityDays } from './activity-days.tsx'
import styles from './activity.module.css'

const { Part: ActivityDialog } = lazyPart(() => import('./activity-dialog.tsx').then((loaded) => loaded.ActivityDialog))

type LatestActivityProps = { readonly whose: Whose; readonly activities: readonly Activity[] | undefined }

/** Beside the posts: what happened last in the apps. */
export function LatestActivity({ whose, activities }: LatestActivityProps): ReactNode {
  const texts = useTexts(profileWords)
  const [{ activity }, change] = useUrlState(profileParams)
  return (
    <section className={styles.panel} aria-labelledby="latest-activity">
      <div className={styles.head}>
        <h2 id="latest-activity" className={styles.heading}>
          {texts.latestActivity}
        </h2>
        <Button kind="quiet" onClick={() => change({ activity: 'all' })}>
          {texts.seeAll}
        </Button>
      </div>
      {activities === undefined ? (
        <LoadingRows rows={4} shape="line" />
      ) : activities.length === 0 ? (
        <p className={styles.none}>{texts.noActivityText}</p>
      ) : (
        <ActivityDays activities={activities} />
      )}
      {activity === '' ? null : (
        <Suspense fallback={null}>
          <ActivityDialog
            whose={whose}
            kind={activity === 'all' ? undefined : activity}
            onKind={(kind) => change({ activity: kind ?? 'all' }, 'replace')}
            onClose={() => change({ activity: '' }, 'replace')}
          />
        </Suspense>
      )}
    </section>
  )
}
