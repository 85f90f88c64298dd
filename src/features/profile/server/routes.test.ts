import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import {
  addComment,
  addPost,
  follow,
  likePost,
  listComments,
  readPerson,
  readTimeline,
  removeComment,
  removePost,
  sharePost,
  updateComment,
  updatePost,
} from '../contract.ts'
import type { Post } from '../post.ts'

const clock = '2026-03-10T12:00:00.000Z'
let server: TestServer
let anna: TestAccount
let beat: TestAccount
beforeAll(async () => {
  server = await aServer({ clock })
})
afterAll(() => server.app.close())

/** Two of one workspace, without anything posted yet. */
async function aTeam(): Promise<void> {
  anna = await anAccount(server)
  beat = await aColleague(server, anna)
}
beforeAll(aTeam)

const call = <E extends Endpoint>(endpoint: E, input = {}, by = anna): Promise<OutputOf<E>> => answerTo(server, by, endpoint, input)
const statusOf = async (endpoint: Endpoint, input: Record<string, unknown>, by = anna): Promise<number> =>
  (await ask(server, by, endpoint, input)).statusCode
const aPost = (post: Readonly<Record<string, unknown>> = {}, by = anna): Promise<Post> =>
  call(addPost, { id: randomUUID(), type: 'post', message: 'Good morning', ...post }, by)
const timeline = async (by = anna, input = {}): Promise<readonly Post[]> => (await call(readTimeline, input, by)).posts
const messages = (posts: readonly Post[]): readonly string[] => posts.map(({ message }) => message)
const setTime = (id: string, time: string) => server.database.owner.query('update profile.post set time = $2 where id = $1', [id, time])

describe('a timeline', () => {
  it('§3.50 §7.90 has posts with like, share, type and comments, the newest first', async () => {
    await aTeam()
    const article = { title: 'On deadlines', subtitle: '', excerpt: 'What to ask', link: 'https://example.org/a' }
    const older = await aPost({ type: 'article', message: 'Worth reading', article })
    await setTime(older.id, '2026-03-09T08:00:00Z')
    await aPost({ message: '  Zürich\n' })

    const posts = await timeline()

    expect(posts).toMatchObject([
      { type: 'post', message: 'Zürich', user: { id: anna.id, name: 'Anna Muster' }, like: 0, share: 0, comments: [], article: null },
      { type: 'article', message: 'Worth reading', article, time: '2026-03-09T08:00:00.000Z' },
    ])
  })

  it('of a colleague has their posts alone; one’s own has those of the people one follows too, as long as one does', async () => {
    await aTeam()
    await aPost({ message: 'By Anna' })
    await aPost({ message: 'By Beat' }, beat)
    expect(messages(await timeline(anna, { personId: beat.id }))).toEqual(['By Beat'])
    expect(messages(await timeline())).toEqual(['By Anna'])

    await call(follow, { personId: beat.id, isOn: true })

    expect(messages(await timeline()).toSorted()).toEqual(['By Anna', 'By Beat'])
    expect(await call(readPerson, { personId: beat.id })).toMatchObject({
      name: 'Beat Beispiel',
      isFollowed: true,
      followers: 1,
      following: 0,
    })
    expect(await call(follow, { personId: beat.id, isOn: true })).toEqual({ changed: 0 })
    await call(follow, { personId: beat.id, isOn: false })
    expect(messages(await timeline())).toEqual(['By Anna'])
    expect(await call(follow, { personId: anna.id, isOn: true })).toEqual({ changed: 0 })
  })

  it('is read part by part, and nothing comes twice', async () => {
    await aTeam()
    const ids: string[] = []
    for (const number of [1, 2, 3, 4, 5]) ids.push((await aPost({ message: `Number ${number}` })).id)

    const first = await call(readTimeline, { limit: '2' })
    const second = await timeline(anna, { limit: '2', after: first.posts[1]?.id })
    const third = await timeline(anna, { limit: '2', after: second[1]?.id })

    const read = [...first.posts, ...second, ...third].map(({ id }) => id)
    expect(read).toHaveLength(5)
    expect(new Set(read)).toEqual(new Set(ids))
    expect(await statusOf(readTimeline, { after: randomUUID() })).toBe(404)
  })

  it('is not there of somebody who is not in the workspace', async () => {
    const stranger = await anAccount(server)

    expect(await statusOf(readTimeline, { personId: stranger.id })).toBe(404)
    expect(await statusOf(readPerson, { personId: randomUUID() })).toBe(404)
  })
})

describe('a post', () => {
  it('that is sent twice is there once, and nothing is none', async () => {
    await aTeam()
    const id = randomUUID()

    await aPost({ id })
    await aPost({ id, message: 'Again' })

    expect(messages(await timeline())).toEqual(['Good morning'])
    await call(removePost, { postId: id, isRemoved: true })
    await aPost({ id })
    expect(messages(await timeline())).toEqual(['Good morning'])
    expect(await statusOf(addPost, { id: randomUUID(), type: 'post', message: ' \0' })).toBe(400)
    expect(await statusOf(addPost, { id: randomUUID(), type: 'article', message: 'No title' })).toBe(400)
    const article = { title: 'A', subtitle: '', excerpt: '', link: 'javascript:alert(1)' }
    expect(await statusOf(addPost, { id: randomUUID(), type: 'article', message: '', article })).toBe(400)
  })

  it('is changed, taken away and brought back by whoever wrote it, and by nobody else', async () => {
    await aTeam()
    const { id: postId } = await aPost()

    expect(await call(updatePost, { postId, message: 'Good evening' })).toMatchObject({ message: 'Good evening', edited: clock })
    expect(await statusOf(updatePost, { postId, message: ' ' })).toBe(400)
    expect(await statusOf(updatePost, { postId, message: 'Mine' }, beat)).toBe(404)
    expect(await statusOf(removePost, { postId, isRemoved: true }, beat)).toBe(404)
    await call(removePost, { postId, isRemoved: true })
    expect(await timeline()).toEqual([])
    expect(await statusOf(likePost, { postId, isOn: true }, beat)).toBe(404)
    await call(removePost, { postId, isRemoved: false })
    expect(messages(await timeline())).toEqual(['Good evening'])
  })

  it('is liked by each once, and no more', async () => {
    await aTeam()
    const { id: postId } = await aPost()

    await call(likePost, { postId, isOn: true })
    await call(likePost, { postId, isOn: true }, beat)
    expect(await call(likePost, { postId, isOn: true }, beat)).toEqual({ changed: 0 })
    expect(await timeline()).toMatchObject([{ like: 2, isLiked: true }])
    await call(likePost, { postId, isOn: false })

    expect(await timeline()).toMatchObject([{ like: 1, isLiked: false }])
  })

  it('§3.50 that is shared stands as something in the timeline of whoever shared it; of something shared, the first is shared', async () => {
    await aTeam()
    const { id: postId } = await aPost({ message: 'First' }, beat)

    await call(sharePost, { postId, isOn: true })
    expect(await call(sharePost, { postId, isOn: true })).toEqual({ changed: 0 })
    const [shared] = await timeline()

    expect(shared).toMatchObject({
      type: 'something',
      isShared: true,
      share: 1,
      shared: { id: postId, message: 'First', user: { id: beat.id } },
    })
    expect(await timeline(beat)).toMatchObject([{ id: postId, share: 1, isShared: false }])
    await call(sharePost, { postId: shared?.id ?? '', isOn: true }, beat)
    // The clock stands still here, so the two stand in either order.
    const [handedOn] = (await timeline(beat)).filter(({ type }) => type === 'something')
    expect(handedOn).toMatchObject({ shared: { id: postId }, share: 2 })
    await call(sharePost, { postId, isOn: false })
    expect(await timeline()).toEqual([])
    await call(sharePost, { postId, isOn: true })
    await call(removePost, { postId, isRemoved: true }, beat)
    expect(await timeline()).toMatchObject([{ type: 'something', shared: null }])
  })
})

describe('a comment', () => {
  it('§3.50 is added by everybody, and changed, taken away and brought back by whoever said it', async () => {
    await aTeam()
    const { id: postId } = await aPost()
    const comment = await call(addComment, { postId, id: randomUUID(), message: ' Well said ' }, beat)
    const { id: commentId } = comment

    expect(comment).toMatchObject({ message: 'Well said', user: { id: beat.id, name: 'Beat Beispiel' }, edited: null })
    expect(await statusOf(updateComment, { commentId, message: 'Not mine' })).toBe(404)
    expect(await call(updateComment, { commentId, message: 'Very well said' }, beat)).toMatchObject({ edited: clock })
    expect(await timeline()).toMatchObject([{ commentCount: 1, comments: [{ message: 'Very well said' }] }])
    await call(removeComment, { commentId, isRemoved: true }, beat)
    expect(await timeline()).toMatchObject([{ commentCount: 0, comments: [] }])
    await call(removeComment, { commentId, isRemoved: false }, beat)
    expect(await timeline()).toMatchObject([{ commentCount: 1 }])
    expect(await statusOf(addComment, { postId, id: randomUUID(), message: '  ' })).toBe(400)
    expect(await statusOf(addComment, { postId: randomUUID(), id: randomUUID(), message: 'Where?' })).toBe(404)
  })

  it('of many comes with the post if it is one of the last three; the others are read back from there', async () => {
    await aTeam()
    const { id: postId } = await aPost()
    for (const number of [1, 2, 3, 4, 5]) {
      const { id } = await call(addComment, { postId, id: randomUUID(), message: `Number ${number}` })
      const time = `2026-03-10T0${number}:00:00Z`
      await server.database.owner.query('update profile.comment set time = $2 where id = $1', [id, time])
    }

    const [post] = await timeline()
    const earlier = await call(listComments, { postId, before: post?.comments[0]?.id })

    expect([post?.commentCount, post?.comments.map(({ message }) => message)]).toEqual([5, ['Number 3', 'Number 4', 'Number 5']])
    expect(earlier.map(({ message }) => message)).toEqual(['Number 1', 'Number 2'])
    expect(await call(listComments, { postId, before: earlier[0]?.id })).toEqual([])
    expect(await statusOf(listComments, { postId, before: randomUUID() })).toBe(404)
  })
})

it('who has left the workspace keeps their name under what they wrote', async () => {
  await aTeam()
  await call(follow, { personId: beat.id, isOn: true })
  await aPost({ message: 'Goodbye' }, beat)

  await server.database.owner.query('delete from accounts.membership where account_id = $1 and workspace_id = $2', [
    beat.id,
    anna.workspaceId,
  ])

  expect(await timeline()).toMatchObject([{ message: 'Goodbye', user: { id: null, name: 'Beat Beispiel', avatar: '' } }])
})
