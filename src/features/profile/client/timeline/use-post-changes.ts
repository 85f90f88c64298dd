import { useMemo } from 'react'
import { fileAddress } from '../../../../kit/file-contract.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import type { Comment, Post } from '../../post.ts'
import { mediaOf } from '../media/upload.ts'
import { own, useTimelineKey, type Timeline } from '../profile-queries.ts'
import { profileWords } from '../profile-words.ts'
import type { Draft } from './draft.ts'
import { applyTo, inverseOf, rootOf, sendChange, type PostChange } from './post-change.ts'

export type PostChanges = {
  readonly add: (draft: Draft) => void
  readonly remove: (post: Post) => void
  readonly edit: (post: Post, message: string) => void
  readonly like: (post: Post) => void
  readonly share: (post: Post) => void
  readonly comment: (post: Post, message: string) => void
  readonly removeComment: (post: Post, comment: Comment) => void
  readonly editComment: (post: Post, comment: Comment, message: string) => void
}

/** What can be done in a timeline: shows at once, and can be undone. */
export function usePostChanges(): PostChanges {
  const texts = useTexts(profileWords)
  const user = useUser()
  const queryKey = useTimelineKey()
  const change = {
    queryKey,
    apply: inTimeline,
    call: sendChange,
    invert: inverseOf,
    text: ({ text }: PostChange) => text,
    entity: entityOf,
    mode: 'optimistic',
  } as const
  const { run } = useChange<Timeline, PostChange>(change)
  const { run: runQuietly } = useChange<Timeline, PostChange>({ ...change, isQuiet: true })
  // A new post stands in one's own timeline alone.
  const { run: runOwn } = useChange<Timeline, PostChange>({ ...change, queryKey: [...queryKey, own] })
  return useMemo(() => {
    const me = { id: user?.id ?? '', name: user?.name ?? '', avatar: user?.photo ?? '' }
    return {
      add: (draft) => void runOwn({ kind: 'add', post: newPost(draft, me), media: mediaOf(draft.uploads), text: texts.posted }),
      remove: (post) => void run({ kind: 'remove', post, isRemoved: true, text: texts.postRemoved }),
      edit: ({ id, message: before }, message) => void run({ kind: 'edit', postId: id, message, before, text: texts.postChanged }),
      like: ({ id, isLiked }) =>
        void runQuietly({ kind: 'like', postId: id, isOn: !isLiked, text: isLiked ? texts.postUnliked : texts.postLiked }),
      share: (post) => {
        const rootId = rootOf(post)
        const text = post.isShared ? texts.postUnshared : texts.postShared
        if (rootId !== undefined) void run({ kind: 'share', rootId, isOn: !post.isShared, by: me.id, text })
      },
      comment: ({ id }, message) => {
        const comment = { id: crypto.randomUUID(), user: me, message, time: new Date().toISOString(), edited: null }
        void runQuietly({ kind: 'comment', postId: id, comment, text: texts.commented })
      },
      removeComment: ({ id }, comment) =>
        void run({ kind: 'remove-comment', postId: id, comment, isRemoved: true, text: texts.commentRemoved }),
      editComment: ({ id }, { id: commentId, message: before }, message) =>
        void run({ kind: 'edit-comment', postId: id, commentId, message, before, text: texts.commentChanged }),
    }
  }, [run, runQuietly, runOwn, texts, user])
}

/** Posts come in parts; a new one belongs to the first, and none moves to another. */
function inTimeline(timeline: Timeline, change: PostChange): Timeline {
  const isNew = change.kind === 'add' || (change.kind === 'remove' && !change.isRemoved)
  const isKnown = isNew && timeline.pages.some(({ posts }) => posts.some(({ id }) => id === change.post.id))
  return {
    ...timeline,
    pages: timeline.pages.map((part, at) => (isNew && (at > 0 || isKnown) ? part : { ...part, posts: [...applyTo(part.posts, change)] })),
  }
}

/** Changes of one post reach the server in their order. */
function entityOf(change: PostChange): string {
  if (change.kind === 'add' || change.kind === 'remove') return change.post.id
  return change.kind === 'share' ? change.rootId : change.postId
}

function newPost({ message, article, uploads }: Draft, user: Post['user']): Post {
  const time = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    user,
    type: article ? 'article' : 'post',
    message: message.trim(),
    time,
    article,
    media: mediaOf(uploads).map(({ fileId, ...medium }) => {
      const mediaType = uploads.find(({ id }) => id === medium.id)?.mediaType ?? 'image/png'
      const type = mediaType.startsWith('video/') ? ('video' as const) : ('photo' as const)
      return { ...medium, type, mediaType, time, address: fileAddress(fileId) }
    }),
    like: 0,
    share: 0,
    comments: [],
    commentCount: 0,
    edited: null,
    isLiked: false,
    isShared: false,
    shared: null,
  }
}
