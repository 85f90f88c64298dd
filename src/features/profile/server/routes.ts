import { route, workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import * as contract from '../contract.ts'
import { readAbout, storeAbout } from './about-store.ts'
import { readActivities } from './activity-store.ts'
import { readComments, storeComment, storeCommentText, takeCommentAway } from './comment-store.ts'
import { addMediaRows, readMonths, storeDescription, takeAway } from './medium-store.ts'
import type { Needs } from './needs.ts'
import { readHead, readPeople, storeFollowing, timelinePeople } from './person-store.ts'
import { pictureAnswer, storePicture } from './picture-store.ts'
import { notifyOfComment } from './comment-notices.ts'
import { commentOf } from './post-row.ts'
import { readPost, readPosts, storeLiking, storePost, storeSharing, storeText, takePostAway } from './post-store.ts'
import type { Tx } from './tables.ts'

/** Profiles of the people of a workspace: all of them see each other's, and change their own. */
export function profileRoutes(needs: Needs): readonly Route[] {
  return [...readingRoutes(needs), ...postRoutes(needs), ...commentRoutes(needs), ...ownRoutes(needs), ...pictureRoutes(needs)]
}

/** As many activities as stand beside a timeline. */
const activitiesShown = 8

function readingRoutes(needs: Needs): readonly Route[] {
  const { db, colleagues } = needs
  return [
    workspaceRoute(contract.readPerson, db, async ({ personId }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      return readHead(tx, people.one(personId ?? accountId))
    }),
    workspaceRoute(contract.readTimeline, db, async ({ personId, after, limit }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      const { id } = people.one(personId ?? accountId)
      const ids = await timelinePeople(tx, id, accountId)
      const asked = { people: ids, isOwn: id === accountId, limit: activitiesShown }
      return {
        posts: await readPosts(tx, { people: ids, after, limit }, people),
        activities: after === undefined ? await readActivities(tx, needs, asked, people) : [],
      }
    }),
    workspaceRoute(contract.listActivities, db, async ({ personId, ...asked }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      const { id } = people.one(personId ?? accountId)
      const ids = await timelinePeople(tx, id, accountId)
      return readActivities(tx, needs, { ...asked, people: ids, isOwn: id === accountId }, people)
    }),
    workspaceRoute(contract.listMedia, db, async ({ personId, ...asked }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      return readMonths(tx, { ...asked, personId: people.one(personId ?? accountId).id })
    }),
    workspaceRoute(contract.readAbout, db, async ({ personId }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      return readAbout(tx, people.one(personId ?? accountId), { ...needs, people })
    }),
    workspaceRoute(contract.listComments, db, async (asked, tx) => readComments(tx, asked, await readPeople(tx, colleagues))),
  ]
}

function postRoutes({ db, colleagues, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(contract.addPost, db, async (post, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      await storePost(tx, post, people.one(accountId).name)
      await tell(tx, post.id)
      return readPost(tx, post.id, people)
    }),
    workspaceRoute(contract.updatePost, db, async ({ postId, message }, tx) => {
      await storeText(tx, postId, message)
      await tell(tx, postId)
      return readPost(tx, postId, await readPeople(tx, colleagues))
    }),
    workspaceRoute(contract.removePost, db, async ({ postId, isRemoved }, tx) => {
      const changed = await takePostAway(tx, postId, { isRemoved })
      await notices.setGone(tx, [postId], { isGone: isRemoved })
      return told(tx, postId, changed)
    }),
    workspaceRoute(contract.likePost, db, async ({ postId, isOn }, tx) => told(tx, postId, await storeLiking(tx, postId, { isOn }))),
    workspaceRoute(contract.sharePost, db, async ({ postId, isOn }, tx, { accountId }) => {
      const authorName = (await readPeople(tx, colleagues)).one(accountId).name
      return told(tx, postId, await storeSharing(tx, postId, { isOn, authorName }))
    }),
  ]
}

function commentRoutes({ db, colleagues, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(contract.addComment, db, async (comment, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      const stored = await storeComment(tx, comment, people, people.one(accountId).name)
      await notifyOfComment(tx, stored, people, notices)
      await tell(tx, stored.post_id)
      return commentOf(stored, people)
    }),
    workspaceRoute(contract.updateComment, db, async ({ commentId, message }, tx) => {
      const people = await readPeople(tx, colleagues)
      const stored = await storeCommentText(tx, commentId, message, people)
      await notifyOfComment(tx, stored, people, notices)
      await tell(tx, stored.post_id)
      return commentOf(stored, people)
    }),
    workspaceRoute(contract.removeComment, db, async ({ commentId, isRemoved }, tx) => {
      const { post_id: postId } = await takeCommentAway(tx, commentId, { isRemoved })
      await notices.setGone(tx, [commentId], { isGone: isRemoved })
      return told(tx, postId, 1)
    }),
  ]
}

/** What belongs to oneself. */
function ownRoutes(needs: Needs): readonly Route[] {
  const { db, colleagues } = needs
  return [
    workspaceRoute(contract.addMedia, db, async ({ media }, tx, { accountId }) => told(tx, accountId, await addMediaRows(tx, media))),
    workspaceRoute(contract.describeMedium, db, async (asked, tx, { accountId }) => told(tx, accountId, await storeDescription(tx, asked))),
    workspaceRoute(contract.removeMedium, db, async ({ mediumId, isRemoved }, tx, { accountId }) =>
      told(tx, accountId, await takeAway(tx, mediumId, { isRemoved })),
    ),
    workspaceRoute(contract.updateAbout, db, async ({ about, version }, tx, { accountId }) => {
      const people = await readPeople(tx, colleagues)
      const self = people.one(accountId)
      await storeAbout(tx, about, version)
      await tell(tx, accountId)
      return readAbout(tx, self, { ...needs, people })
    }),
    workspaceRoute(contract.follow, db, async ({ personId, isOn }, tx, { accountId }) => {
      const { id } = (await readPeople(tx, colleagues)).one(personId)
      return id === accountId ? { changed: 0 } : told(tx, id, await storeFollowing(tx, id, { isOn }))
    }),
  ]
}

function pictureRoutes({ db }: Needs): readonly Route[] {
  return [
    workspaceRoute(contract.sendPicture, db, async (_input, tx, _member, { file }) => ({ address: await storePicture(tx, file) })),
    route(contract.readPicture, ({ pictureId }) => pictureAnswer(db, pictureId)),
  ]
}

async function tell(tx: Tx, key: string): Promise<void> {
  await publish(tx, { topic: 'profile', key })
}

async function told(tx: Tx, key: string, changed: number): Promise<{ changed: number }> {
  if (changed > 0) await tell(tx, key)
  return { changed }
}
