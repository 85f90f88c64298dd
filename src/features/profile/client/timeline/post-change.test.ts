import { expect, it } from 'vitest'
import { aComment, aPost, anAuthor } from '../../../../../scripts/testing/a-profile.ts'
import { applyTo, inverseOf, type PostChange } from './post-change.ts'

const me = anAuthor()
const post = aPost({ time: '2026-03-10T08:00:00.000Z', user: me })
const older = aPost({ time: '2026-03-09T08:00:00.000Z', comments: [aComment()], commentCount: 1 })
const mine = aPost({ type: 'something', user: me, shared: older, share: 1, isShared: true })
const comment = aComment({ time: '2026-03-10T09:00:00.000Z' })

const changes: readonly PostChange[] = [
  { kind: 'add', post: aPost({ time: '2026-03-10T10:00:00.000Z' }), media: [], text: '' },
  { kind: 'remove', post, isRemoved: true, text: '' },
  { kind: 'edit', postId: post.id, message: 'New', before: post.message, text: '' },
  { kind: 'like', postId: post.id, isOn: true, text: '' },
  { kind: 'share', rootId: post.id, isOn: true, by: me.id ?? '', text: '' },
  { kind: 'comment', postId: post.id, comment, text: '' },
  { kind: 'remove-comment', postId: older.id, comment: older.comments[0] ?? comment, isRemoved: true, text: '' },
  { kind: 'edit-comment', postId: older.id, commentId: older.comments[0]?.id ?? '', message: 'New', before: 'Well said', text: '' },
]

it.each(changes)('$kind shows at once, changes nothing the second time, and is taken back whole', (change) => {
  const before = [post, older]

  const once = applyTo(before, change)

  expect(once).not.toEqual(before)
  expect(applyTo(once, change)).toEqual(once)
  expect(applyTo(once, inverseOf(change))).toEqual(before)
})

it('taking a share back takes the post away that was made by it, and counts one less', () => {
  const first = { ...older, share: 1, isShared: true }

  const left = applyTo([mine, first], { kind: 'share', rootId: older.id, isOn: false, by: me.id ?? '', text: '' })

  expect(left).toEqual([{ ...older, share: 0, isShared: false }])
})
