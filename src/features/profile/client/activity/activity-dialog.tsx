import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { activityKinds, type ActivityKind } from '../../activity.ts'
import { MoreButton } from '../more-button.tsx'
import { useActivities, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { ActivityDays } from './activity-days.tsx'
import { kindNames } from './activity-words.ts'
import styles from './activity.module.css'

type ActivityDialogProps = {
  readonly whose: Whose
  readonly kind: ActivityKind | undefined
  readonly onKind: (kind: ActivityKind | undefined) => void
  readonly onClose: () => void
}

/** All activities, or those of one kind, back to the first. */
export function ActivityDialog({ whose, kind, onKind, onClose }: ActivityDialogProps): ReactNode {
  const texts = useTexts(profileWords)
  const names = kindNames(texts)
  return (
    <Dialog title={texts.latestActivity} size="large" isOpen onClose={onClose}>
      <label className={styles.filter}>
        {texts.activityOf}
        <select
          className={boxStyles.box}
          value={kind ?? ''}
          onChange={({ target }) => onKind(activityKinds.find((each) => each === target.value))}
        >
          <option value="">{texts.all}</option>
          {activityKinds.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      <ActivityList whose={whose} kind={kind} onAll={() => onKind(undefined)} />
    </Dialog>
  )
}

type ActivityListProps = Pick<ActivityDialogProps, 'whose' | 'kind'> & { readonly onAll: () => void }

function ActivityList({ whose, kind, onAll }: ActivityListProps): ReactNode {
  const texts = useTexts(profileWords)
  const list = useActivities(whose, kind)
  if (list.status === 'pending') return <LoadingRows rows={6} shape="person" />
  if (list.status === 'error') return <LoadError onRetry={list.retry} />
  if (list.rows.length === 0) {
    return kind === undefined ? (
      <EmptyState kind="never-used" title={texts.noActivity} text={texts.noActivityText} />
    ) : (
      <EmptyState kind="filtered" onClear={onAll} />
    )
  }
  return (
    <div aria-busy={list.isOld}>
      <ActivityDays activities={list.rows} />
      {list.hasMore ? <MoreButton isBusy={list.isReadingMore} onMore={list.readMore} /> : null}
    </div>
  )
}
