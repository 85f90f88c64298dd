import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { LatestActivity } from '../activity/latest-activity.tsx'
import { MoreButton } from '../more-button.tsx'
import { own, useTimeline, type Person, type Whose } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import { Composer } from './composer.tsx'
import type { Draft } from './draft.ts'
import { PostCard } from './post-card.tsx'
import styles from './timeline.module.css'
import { usePostChanges } from './use-post-changes.ts'
import { usePostKeys } from './use-post-keys.ts'

type TimelineTabProps = {
  readonly whose: Whose
  readonly person: Person
  readonly draft: Draft
  readonly onDraft: (change: (draft: Draft) => Draft) => void
}

/** Posts, the newest first, and beside them what happened in the apps. */
export function TimelineTab({ whose, person, draft, onDraft }: TimelineTabProps): ReactNode {
  const texts = useTexts(profileWords)
  const query = useTimeline(whose)
  const changes = usePostChanges()
  const list = useRef<HTMLDivElement>(null)
  const posts = query.data?.pages.flatMap((part) => part.posts) ?? []
  usePostKeys(list, posts, changes)
  const isOwn = whose === own
  return (
    <div className={styles.columns}>
      <div className={styles.posts} ref={list}>
        {isOwn ? <Composer draft={draft} onDraft={onDraft} onPost={changes.add} /> : null}
        <Loaded
          query={query}
          skeleton={<LoadingRows rows={4} shape="person" />}
          errorTitle={texts.loadFailed}
          isEmpty={() => posts.length === 0}
          empty={
            <EmptyState
              kind="never-used"
              title={texts.noPosts}
              text={isOwn ? texts.noPostsOwn : fill(texts.noPostsOther, { name: person.name })}
            />
          }
        >
          {() => (
            <>
              {posts.map((post) => (
                <PostCard key={post.id} post={post} changes={changes} />
              ))}
              {query.hasNextPage ? <MoreButton isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} /> : null}
            </>
          )}
        </Loaded>
      </div>
      <LatestActivity whose={whose} activities={query.data?.pages[0]?.activities} />
    </div>
  )
}
