import { lazyPart } from '../../../../shell/lazy-part.ts'
import { Suspense, type ReactNode } from 'react'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import type { ConversationProps } from '../talk/conversation.tsx'

// The rail stands beside every page; what it opens comes when somebody opens it.
const { Part } = lazyPart(() => import('../talk/conversation.tsx').then(({ Conversation }) => Conversation))

export function PanelTalk(props: ConversationProps): ReactNode {
  return (
    <Suspense fallback={<LoadingRows shape="person" rows={3} />}>
      <Part {...props} />
    </Suspense>
  )
}
