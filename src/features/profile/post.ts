import * as z from 'zod/mini'
import { filled, Id } from '../../kit/list-contract.ts'
import { Medium } from './medium.ts'

/** A text or pictures of one’s own, something to read elsewhere, or what somebody else had posted. */
const postTypes = ['post', 'article', 'something'] as const

/** Who wrote something; without an id somebody who has no account here. */
export const Author = z.object({ id: z.nullable(Id), name: z.string(), avatar: z.string() })
export type Author = z.output<typeof Author>

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

export const Article = z.object({
  title: filled(200),
  subtitle: text(200),
  excerpt: text(1000),
  /** Where it can be read, or nothing. */
  link: text(2000).check(z.regex(/^$|^https?:\/\/[^\0\s]+$/)),
})
export type Article = z.output<typeof Article>

export const Comment = z.object({
  id: Id,
  user: Author,
  message: z.string(),
  time: z.iso.datetime(),
  edited: z.nullable(z.iso.datetime()),
})
export type Comment = z.output<typeof Comment>

const content = {
  id: Id,
  user: Author,
  type: z.enum(postTypes),
  message: z.string(),
  time: z.iso.datetime(),
  article: z.nullable(Article),
  media: z.array(Medium),
}
const SharedPost = z.object(content)

/** Spec: a post. */
export const Post = z.object({
  ...content,
  like: z.number(),
  share: z.number(),
  /** The last ones, the oldest of them first. */
  comments: z.array(Comment),
  // --- beyond the spec
  commentCount: z.number(),
  edited: z.nullable(z.iso.datetime()),
  isLiked: z.boolean(),
  isShared: z.boolean(),
  /** What is shared; nothing where that is gone. */
  shared: z.nullable(SharedPost),
})
export type Post = z.output<typeof Post>
export type SharedPost = z.output<typeof SharedPost>
