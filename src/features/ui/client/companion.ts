import { useBadge } from '../../../shell/workspace/badges.ts'
import { noticeStore } from '../../../shell/workspace/notices/notices.ts'

/** Counts the messages of this visit, so that the menu has a badge to look at. */
export function Companion(): null {
  useBadge(
    'ui',
    noticeStore.useState(({ history }) => history.length),
  )
  return null
}
