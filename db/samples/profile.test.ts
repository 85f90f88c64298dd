import { inflateSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo, ask } from '../../scripts/testing/workspaces.ts'
import { listActivities, listMedia, readAbout, readTimeline } from '../../src/features/profile/contract.ts'
import { fileIdIn, readFile } from '../../src/kit/file-contract.ts'
import { workspaceSamples } from '../../src/main/apps.server.ts'
import { profilePictures } from './profile-pictures.ts'
import { germanAbout, germanPhotos, germanPosts } from './profile-texts.de.ts'
import { sampleAbout, samplePhotos, samplePosts } from './profile-texts.ts'
import { profileSample } from './profile.ts'

const clock = '2026-03-10T12:00:00.000Z'

// Painted once, and not while a transaction waits for it.
beforeAll(() => void profilePictures())

it('a new profile is empty', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples, clock })
  const account = await anAccount(server)

  expect((await answerTo(server, account, readTimeline)).posts).toEqual([])
  expect(await answerTo(server, account, listMedia)).toEqual([])
  expect((await answerTo(server, account, readAbout)).general).toMatchObject({ birthday: null, about: '', locations: [] })
})

it('§3.50 a filled profile has a post of each type, two comments, and something told in every part', async () => {
  const server = await aServerForThisTest({ samples: [profileSample], clock })
  const account = await anAccount(server)

  const { posts } = await answerTo(server, account, readTimeline)
  const { general, work, contact } = await answerTo(server, account, readAbout)

  expect(posts.map(({ type }) => type)).toEqual(['post', 'something', 'article'])
  expect(posts[0]?.media).toHaveLength(1)
  expect(posts[1]?.shared).toMatchObject({ type: 'article', article: { title: 'Seven questions before the first return' } })
  expect(posts.map(({ comments }) => comments.length)).toEqual([0, 0, 2])
  expect(posts[2]).toMatchObject({ share: 1, isShared: true, like: 0 })
  expect([general.locations, work.jobs, contact.tel, contact.websites, contact.emails].map((list) => list.length)).toEqual([2, 2, 2, 1, 2])
})

it('§3.51 it has 22 photos in three months, 5, 10 and 7, each small, with words for those who do not see it', async () => {
  const server = await aServerForThisTest({ samples: [profileSample], clock })
  const account = await anAccount(server)

  const months = await answerTo(server, account, listMedia)
  const media = months.flatMap((month) => month.media)
  const files = await Promise.all(media.map(({ address }) => ask(server, account, readFile, { fileId: fileIdIn(address) })))

  expect(months.map(({ name, info }) => [name, info])).toEqual([
    ['March 2026', '5 photos'],
    ['February 2026', '10 photos'],
    ['January 2026', '7 photos'],
  ])
  expect(media.every(({ alt, title }) => alt.length > 20 && title !== '')).toBe(true)
  for (const { rawPayload } of files) {
    const size = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]
    // The widest one is shown is 690, so that it is sharp on fine screens too.
    expect(size).toEqual([960, 720])
    expect(inflateSync(rawPayload.subarray(rawPayload.indexOf('IDAT') + 4)).length).toBe(720 * (1 + 960))
    expect(rawPayload.length).toBeLessThan(12_000)
  }
})

it('its 8 latest activities are of rows that are there, and none is from the future', async () => {
  const server = await aServerForThisTest({ samples: workspaceSamples, clock })
  const account = await anAccount(server)

  const { activities } = await answerTo(server, account, readTimeline)
  const all = await answerTo(server, account, listActivities, { limit: '100' })

  expect(activities).toHaveLength(8)
  expect(activities).toEqual(all.slice(0, 8))
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['todo', 'file', 'note', 'event']))
  expect(all.every(({ time }) => time <= clock)).toBe(true)
  expect(all.filter(({ kind }) => kind === 'note' || kind === 'event')).toHaveLength(4)
})

it('each photo and each post has its German words', () => {
  const photos = samplePhotos.flat()

  expect(Object.keys(germanPhotos)).toEqual(photos.map(({ title }) => title))
  for (const { title, alt } of photos) {
    expect(germanPhotos[title]?.title).not.toBe(title)
    expect(germanPhotos[title]?.alt).not.toBe(alt)
    expect(germanPhotos[title]?.alt.length).toBeGreaterThan(20)
  }
  expect(germanPosts).toHaveLength(samplePosts.length)
  for (const [at, { message, article, comments = [] }] of samplePosts.entries()) {
    const german = germanPosts[at]
    const english = [message, article?.title, article?.subtitle, article?.excerpt, ...comments.map(({ text }) => text)].flatMap(
      (words) => words ?? [],
    )
    const said = [
      german?.message,
      german?.article?.title,
      german?.article?.subtitle,
      german?.article?.excerpt,
      ...(german?.comments ?? []),
    ].flatMap((words) => words ?? [])
    expect(said).toHaveLength(english.length)
    expect(said.filter((words) => english.includes(words))).toEqual([])
  }
})

it('what is told of oneself has its German words, and the same facts', () => {
  const [english, german] = [sampleAbout('anna@example.com'), germanAbout('anna@example.com')]

  expect(german.general.about).not.toBe(english.general.about)
  expect(german.work.occupation).not.toBe(english.work.occupation)
  expect(german.work.skills).toHaveLength(english.work.skills.length)
  expect(german.work.skills.filter((skill) => english.work.skills.includes(skill))).toEqual([])
  expect(german.work.jobs.map(({ date }) => date)).toEqual(['seit 2019', '2012–2019'])
  expect(german.general).toEqual({ ...english.general, about: german.general.about })
  expect(german.contact).toEqual(english.contact)
})
