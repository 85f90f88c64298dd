import * as contract from '../../src/features/profile/contract.ts'
import type { About } from '../../src/features/profile/about.ts'
import type { Activity } from '../../src/features/profile/activity.ts'
import { profileApp } from '../../src/features/profile/client/app.ts'
import { Page } from '../../src/features/profile/client/profile-page.tsx'
import type { Medium, Month } from '../../src/features/profile/medium.ts'
import type { Post } from '../../src/features/profile/post.ts'
import type { OutputOf } from '../../src/kit/endpoint.ts'
import { Problem } from '../../src/kit/problem.ts'
import { ConfirmLayer } from '../../src/shell/parts/confirm/confirm-layer.tsx'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import type { SessionKeeper } from '../../src/shell/workspace/session/session-keeper.ts'
import { aComment, anAbout, anAuthor, aPost } from './a-profile.ts'
import { serveContract, serving } from './contract-server.ts'
import { aKeeper, aUser, renderInWorkspace } from './workspace.tsx'

type Person = OutputOf<typeof contract.readPerson>

type ProfileServer = {
  person: Person
  posts: readonly Post[]
  about: About
  media: readonly Medium[]
  readonly activities: readonly Activity[]
  /** The names of all calls that changed something, in order. */
  readonly changes: string[]
  readonly asked: readonly string[]
}

const me = aUser()
export const myself = anAuthor({ id: me.id, name: me.name })

/** A profile in memory behind the real contract, so that pages find what they sent. */
export function aProfileServer(first: Partial<Omit<ProfileServer, 'changes' | 'asked'>> = {}): ProfileServer {
  const server: ProfileServer = {
    person: {
      id: me.id,
      name: me.name,
      avatar: '',
      role: 'admin',
      occupation: 'Fiduciary',
      cover: '',
      isFollowed: false,
      followers: 0,
      following: 0,
    },
    posts: [],
    about: anAbout(),
    media: [],
    activities: [],
    ...first,
    asked: [],
    changes: [],
  }
  const { asked } = serveContract([...readingCalls(server), ...postCalls(server), ...ownCalls(server, first.media ?? [])])
  return Object.assign(server, { asked })
}

type Calls = Parameters<typeof serveContract>[0]

function said({ changes }: ProfileServer, name: string): { changed: number } {
  changes.push(name)
  return { changed: 1 }
}

function readingCalls(server: ProfileServer): Calls {
  return [
    serving(contract.readPerson, ({ personId }) => {
      if (personId !== undefined && personId !== server.person.id) throw new Problem('not-found', 'nobody')
      return server.person
    }),
    serving(contract.readTimeline, ({ after, limit = 10 }) => {
      const at = after === undefined ? 0 : server.posts.findIndex(({ id }) => id === after) + 1
      return { posts: server.posts.slice(at, at + limit), activities: after === undefined ? server.activities.slice(0, 8) : [] }
    }),
    serving(contract.listActivities, ({ kind }) => server.activities.filter((each) => kind === undefined || each.kind === kind)),
    serving(contract.listMedia, () => monthsOf(server.media)),
    serving(contract.readAbout, () => server.about),
    serving(contract.listComments, () => []),
  ]
}

function changePost(server: ProfileServer, id: string, fields: (post: Post) => Partial<Post>): Post {
  server.posts = server.posts.map((post) => (post.id === id ? { ...post, ...fields(post) } : post))
  const found = server.posts.find((post) => post.id === id)
  if (!found) throw new Problem('not-found', 'no such post')
  return found
}

function postCalls(server: ProfileServer): Calls {
  const removed = new Map<string, Post>()
  return [
    serving(contract.addPost, ({ id, message, article = null, type }) => {
      said(server, 'add')
      const post = aPost({ id, message, article, type, user: myself, time: '2026-03-10T12:00:00.000Z' })
      server.posts = [post, ...server.posts]
      return post
    }),
    serving(contract.updatePost, ({ postId, message }) => {
      said(server, 'edit')
      return changePost(server, postId, () => ({ message, edited: '2026-03-10T12:00:00.000Z' }))
    }),
    serving(contract.removePost, ({ postId, isRemoved }) => {
      const post = server.posts.find(({ id }) => id === postId) ?? removed.get(postId)
      if (!post) throw new Problem('not-found', 'no such post')
      removed.set(postId, post)
      server.posts = isRemoved ? server.posts.filter(({ id }) => id !== postId) : [post, ...server.posts]
      return said(server, isRemoved ? 'remove' : 'restore')
    }),
    serving(contract.likePost, ({ postId, isOn }) => {
      changePost(server, postId, ({ like }) => ({ isLiked: isOn, like: like + (isOn ? 1 : -1) }))
      return said(server, isOn ? 'like' : 'unlike')
    }),
    serving(contract.sharePost, ({ postId, isOn }) => {
      changePost(server, postId, ({ share }) => ({ isShared: isOn, share: share + (isOn ? 1 : -1) }))
      return said(server, isOn ? 'share' : 'unshare')
    }),
    serving(contract.addComment, ({ postId, id, message }) => {
      said(server, 'comment')
      const comment = aComment({ id, message, user: myself })
      changePost(server, postId, ({ comments, commentCount }) => ({ comments: [...comments, comment], commentCount: commentCount + 1 }))
      return comment
    }),
  ]
}

function ownCalls(server: ProfileServer, firstMedia: readonly Medium[]): Calls {
  return [
    serving(contract.removeMedium, ({ mediumId, isRemoved }) => {
      server.media = isRemoved ? server.media.filter(({ id }) => id !== mediumId) : firstMedia
      return said(server, isRemoved ? 'remove-medium' : 'restore-medium')
    }),
    serving(contract.describeMedium, ({ mediumId, title, alt }) => {
      server.media = server.media.map((each) => (each.id === mediumId ? { ...each, title, alt } : each))
      return said(server, 'describe')
    }),
    serving(contract.updateAbout, ({ about, version }) => {
      if (version !== server.about.version) throw new Problem('conflict', 'changed elsewhere')
      said(server, 'about')
      server.about = { ...server.about, ...about, version: version + 1 }
      return server.about
    }),
    serving(contract.follow, ({ isOn }) => {
      server.person = { ...server.person, isFollowed: isOn, followers: isOn ? 1 : 0 }
      return said(server, isOn ? 'follow' : 'unfollow')
    }),
  ]
}

function monthsOf(media: readonly Medium[]): Month[] {
  const months = Map.groupBy(media, ({ time }) => time.slice(0, 7))
  return [...months].map(([id, each]) => ({
    id,
    name: id,
    info: '',
    photos: each.filter(({ type }) => type === 'photo').length,
    videos: each.filter(({ type }) => type === 'video').length,
    media: each,
  }))
}

/** A profile at an address, with keys, questions and messages as in the workspace. */
export async function openProfile(path = '/pages/profile', keeper: Partial<SessionKeeper> = {}): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <ConfirmLayer />
      <Snackbar />
      <Page />
    </>,
    { apps: [profileApp], user: me, path, keeper: aKeeper(keeper) },
  )
}
