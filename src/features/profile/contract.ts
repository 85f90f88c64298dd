import * as z from 'zod/mini'
import { endpoint, type FileAnswer } from '../../kit/endpoint.ts'
import { Changed, count, filled, Id } from '../../kit/list-contract.ts'
import { About, AboutChange } from './about.ts'
import { Activity, activityKinds, cursorShape } from './activity.ts'
import { Month, NewMedium } from './medium.ts'
import { Article, Comment, Post } from './post.ts'

const address = '/api/profile'
const common = { access: 'signed-in' } as const
const reading = { ...common, method: 'GET' } as const
const change = { ...common, method: 'POST', mostBytes: 64 * 1024 } as const

/** Whose profile; without it one's own. */
const person = { personId: z.optional(Id) }

export const readPerson = endpoint({
  ...reading,
  path: `${address}/person`,
  summary: 'Who somebody of the workspace is, for the head of their profile',
  input: z.object(person),
  output: z.object({
    id: Id,
    name: z.string(),
    avatar: z.string(),
    role: z.string(),
    occupation: z.string(),
    /** The address of the photo behind the name, or nothing. */
    cover: z.string(),
    isFollowed: z.boolean(),
    /** How many follow them, and how many they follow. */
    followers: z.number(),
    following: z.number(),
  }),
})
export const readTimeline = endpoint({
  ...reading,
  path: `${address}/timeline`,
  summary: 'Posts, the newest first, 10 at a time, and the 8 latest activities; one’s own has those of the people one follows too',
  input: z.object({ ...person, after: z.optional(Id), limit: z.optional(count(50)) }),
  /** Activities come with the first part only. */
  output: z.object({ activities: z.array(Activity), posts: z.array(Post) }),
})
export const listActivities = endpoint({
  ...reading,
  path: `${address}/activities`,
  summary: 'What somebody did in the apps of the workspace, the newest first, 30 at a time',
  input: z.object({
    ...person,
    kind: z.optional(z.enum(activityKinds)),
    after: z.optional(z.string().check(z.regex(cursorShape))),
    limit: z.optional(count(100)),
  }),
  output: z.array(Activity),
})
export const listMedia = endpoint({
  ...reading,
  path: `${address}/photos-videos`,
  summary: 'Photos and videos by month, the newest first, 60 at a time; each month says how many it has in all',
  input: z.object({ ...person, after: z.optional(Id), limit: z.optional(count(200)) }),
  output: z.array(Month),
})
export const readAbout = endpoint({
  ...reading,
  path: `${address}/about`,
  summary: 'What somebody tells about themselves, the boards and groups they belong to, and their colleagues',
  input: z.object(person),
  output: About,
})
export const listComments = endpoint({
  ...reading,
  path: `${address}/comments`,
  summary: 'The comments of a post before one of them, 20 at a time, the oldest first',
  input: z.object({ postId: Id, before: Id }),
  output: z.array(Comment),
})

export const addPost = endpoint({
  ...change,
  path: `${address}/posts/new`,
  summary: 'Adds a post; its id may come from the browser, so that sending twice makes one',
  input: z.object({
    id: Id,
    type: z.enum(['post', 'article']),
    message: z.string().check(z.maxLength(5000)),
    article: z.optional(z.nullable(Article)),
    media: z.optional(z.array(NewMedium).check(z.maxLength(10))),
  }),
  output: Post,
})
export const updatePost = endpoint({
  ...change,
  path: `${address}/posts/update`,
  summary: 'Changes the text of a post of one’s own',
  input: z.object({ postId: Id, message: z.string().check(z.maxLength(5000)) }),
  output: Post,
})
export const removePost = endpoint({
  ...change,
  path: `${address}/posts/remove`,
  summary: 'Takes a post of one’s own away, or brings it back within a month',
  input: z.object({ postId: Id, isRemoved: z.boolean() }),
  output: Changed,
})
export const likePost = endpoint({
  ...change,
  path: `${address}/posts/like`,
  summary: 'Likes a post, or no more',
  input: z.object({ postId: Id, isOn: z.boolean() }),
  output: Changed,
})
export const sharePost = endpoint({
  ...change,
  path: `${address}/posts/share`,
  summary: 'Puts a post of somebody into one’s own timeline, once, or takes it out again; of what was shared, the first one is shared',
  input: z.object({ postId: Id, isOn: z.boolean() }),
  output: Changed,
})
export const addComment = endpoint({
  ...change,
  path: `${address}/comments/new`,
  summary: 'Adds a comment to a post; its id may come from the browser',
  input: z.object({ postId: Id, id: Id, message: filled(2000) }),
  output: Comment,
})
export const updateComment = endpoint({
  ...change,
  path: `${address}/comments/update`,
  summary: 'Changes a comment of one’s own',
  input: z.object({ commentId: Id, message: filled(2000) }),
  output: Comment,
})
export const removeComment = endpoint({
  ...change,
  path: `${address}/comments/remove`,
  summary: 'Takes a comment of one’s own away, or brings it back within a month',
  input: z.object({ commentId: Id, isRemoved: z.boolean() }),
  output: Changed,
})
export const addMedia = endpoint({
  ...change,
  path: `${address}/photos-videos/add`,
  summary: 'Adds photos and videos that were uploaded before',
  input: z.object({ media: z.array(NewMedium).check(z.minLength(1), z.maxLength(50)) }),
  output: Changed,
})
export const describeMedium = endpoint({
  ...change,
  path: `${address}/photos-videos/describe`,
  summary: 'What a photo or video of one’s own is called and what it shows',
  input: z.object({ mediumId: Id, title: NewMedium.shape.title, alt: NewMedium.shape.alt }),
  output: Changed,
})
export const removeMedium = endpoint({
  ...change,
  path: `${address}/photos-videos/remove`,
  summary: 'Takes a photo or video of one’s own away, or brings it back within a month',
  input: z.object({ mediumId: Id, isRemoved: z.boolean() }),
  output: Changed,
})
export const updateAbout = endpoint({
  ...change,
  path: `${address}/about/update`,
  summary: 'What one tells about oneself, as a whole; refused (409) where it was changed elsewhere since it was read',
  input: z.object({ about: AboutChange, version: z.number() }),
  output: About,
})
export const follow = endpoint({
  ...change,
  path: `${address}/follow`,
  summary: 'From now on posts and activities of a colleague stand in one’s own timeline, or no more',
  input: z.object({ personId: Id, isOn: z.boolean() }),
  output: Changed,
})

const mostPictureBytes = 512 * 1024
export const sendPicture = endpoint({
  ...common,
  method: 'POST',
  path: `${address}/picture/new`,
  summary: 'A picture of oneself (JPEG, PNG or WebP, 512 kB at most); answers the address to save with the user',
  takesFile: true,
  mostBytes: mostPictureBytes,
  input: z.object({}),
  output: z.object({ address: z.string() }),
})
export const readPicture = endpoint({
  method: 'GET',
  path: `${address}/picture`,
  access: 'public',
  isForOwnPages: true,
  summary: 'The picture of somebody, for pages of this service; nobody finds it without having been told its id',
  produces: 'application/octet-stream',
  input: z.object({ pictureId: Id }),
  output: z.custom<FileAnswer>(),
})
