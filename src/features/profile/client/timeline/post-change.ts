import { call } from '../../../../shell/call.ts'
import { addComment, addPost, likePost, removeComment, removePost, sharePost, updateComment, updatePost } from '../../contract.ts'
import type { NewMedium } from '../../medium.ts'
import type { Comment, Post } from '../../post.ts'

/** Something done to a post or to what was said about it, and all it takes to take it back. */
export type PostChange = { readonly text: string } & (
  | { readonly kind: 'add'; readonly post: Post; readonly media: readonly NewMedium[] }
  | { readonly kind: 'remove'; readonly post: Post; readonly isRemoved: boolean }
  | { readonly kind: 'edit'; readonly postId: string; readonly message: string; readonly before: string }
  | { readonly kind: 'like'; readonly postId: string; readonly isOn: boolean }
  | { readonly kind: 'share'; readonly rootId: string; readonly isOn: boolean; readonly by: string }
  | { readonly kind: 'comment'; readonly postId: string; readonly comment: Comment }
  | { readonly kind: 'remove-comment'; readonly postId: string; readonly comment: Comment; readonly isRemoved: boolean }
  | {
      readonly kind: 'edit-comment'
      readonly postId: string
      readonly commentId: string
      readonly message: string
      readonly before: string
    }
)

/** What is shared: what somebody posted first. Nothing where that is gone. */
export function rootOf({ id, type, shared }: Post): string | undefined {
  return type === 'something' ? shared?.id : id
}

/** Posts with the change; those that have it already stay as they are. */
export function applyTo(posts: readonly Post[], change: PostChange): readonly Post[] {
  switch (change.kind) {
    case 'add':
      return withPost(posts, change.post)
    case 'remove':
      return change.isRemoved ? posts.filter(({ id }) => id !== change.post.id) : withPost(posts, change.post)
    case 'share': {
      const kept = change.isOn
        ? posts
        : posts.filter(({ type, user, shared }) => type !== 'something' || user.id !== change.by || shared?.id !== change.rootId)
      return kept.map((post) => (rootOf(post) === change.rootId ? shareCounted(post, change.isOn) : post))
    }
    case 'edit':
    case 'like':
    case 'comment':
    case 'remove-comment':
    case 'edit-comment':
      return posts.map((post) => (post.id === change.postId ? changed(post, change) : post))
  }
}

/** In its place by time, unless it is there already. */
function withPost(posts: readonly Post[], post: Post): readonly Post[] {
  if (posts.some(({ id }) => id === post.id)) return posts
  const at = posts.findIndex(({ time }) => time < post.time)
  return at < 0 ? [...posts, post] : posts.toSpliced(at, 0, post)
}

function shareCounted(post: Post, isOn: boolean): Post {
  return post.isShared === isOn ? post : { ...post, isShared: isOn, share: post.share + (isOn ? 1 : -1) }
}

type OnPost = Exclude<PostChange, { readonly kind: 'add' | 'remove' | 'share' }>

function changed(post: Post, change: OnPost): Post {
  switch (change.kind) {
    case 'edit':
      return { ...post, message: change.message }
    case 'like':
      return post.isLiked === change.isOn ? post : { ...post, isLiked: change.isOn, like: post.like + (change.isOn ? 1 : -1) }
    case 'comment':
      return withComment(post, change.comment)
    case 'remove-comment':
      return change.isRemoved ? withoutComment(post, change.comment.id) : withComment(post, change.comment)
    case 'edit-comment':
      return {
        ...post,
        comments: post.comments.map((each) => (each.id === change.commentId ? { ...each, message: change.message } : each)),
      }
  }
}

function withComment(post: Post, comment: Comment): Post {
  if (post.comments.some(({ id }) => id === comment.id)) return post
  const comments = [...post.comments, comment].toSorted((one, other) => one.time.localeCompare(other.time))
  return { ...post, comments, commentCount: post.commentCount + 1 }
}

function withoutComment(post: Post, commentId: string): Post {
  const comments = post.comments.filter(({ id }) => id !== commentId)
  return comments.length === post.comments.length ? post : { ...post, comments, commentCount: post.commentCount - 1 }
}

export function inverseOf(change: PostChange): PostChange {
  const { text } = change
  switch (change.kind) {
    case 'add':
      return { kind: 'remove', post: change.post, isRemoved: true, text }
    case 'comment':
      return { kind: 'remove-comment', postId: change.postId, comment: change.comment, isRemoved: true, text }
    case 'remove':
    case 'remove-comment':
      return { ...change, isRemoved: !change.isRemoved }
    case 'edit':
    case 'edit-comment':
      return { ...change, message: change.before, before: change.message }
    case 'like':
    case 'share':
      return { ...change, isOn: !change.isOn }
  }
}

export function sendChange(change: PostChange): Promise<unknown> {
  switch (change.kind) {
    case 'add': {
      const { id, message, article } = change.post
      return call(addPost, { id, type: article ? 'article' : 'post', message, article, media: [...change.media] })
    }
    case 'remove':
      return call(removePost, { postId: change.post.id, isRemoved: change.isRemoved })
    case 'edit':
      return call(updatePost, { postId: change.postId, message: change.message })
    case 'like':
      return call(likePost, { postId: change.postId, isOn: change.isOn })
    case 'share':
      return call(sharePost, { postId: change.rootId, isOn: change.isOn })
    case 'comment':
      return call(addComment, { postId: change.postId, id: change.comment.id, message: change.comment.message })
    case 'remove-comment':
      return call(removeComment, { commentId: change.comment.id, isRemoved: change.isRemoved })
    case 'edit-comment':
      return call(updateComment, { commentId: change.commentId, message: change.message })
  }
}
