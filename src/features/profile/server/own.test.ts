import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, bearer, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aColleague, answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { beginFile, fileAddress, fileIdIn, readFile, sendPiece } from '../../../kit/file-contract.ts'
import { connect } from '../../../platform/database.ts'
import type { AboutChange } from '../about.ts'
import {
  addMedia,
  addPost,
  describeMedium,
  listMedia,
  readAbout,
  readPerson,
  readPicture,
  readTimeline,
  removeMedium,
  removePost,
  sendPicture,
  updateAbout,
} from '../contract.ts'
import { eraseRemoved } from './jobs.ts'

const clock = '2026-03-10T12:00:00.000Z'
let server: TestServer
beforeAll(async () => {
  server = await aServer({ clock })
})
afterAll(() => server.app.close())

async function aFile(by: TestAccount, type = 'image/png'): Promise<string> {
  const payload = Buffer.from('not really a picture')
  const { fileId } = await answerTo(server, by, beginFile, { name: 'a.png', type, size: payload.length })
  const headers = { ...bearer(by.token), 'content-type': 'application/octet-stream' }
  await server.app.inject({ method: 'POST', url: sendPiece.path, query: { fileId, number: '0' }, headers, payload })
  return fileId
}
const aMedium = async (by: TestAccount, type?: string) => ({
  id: randomUUID(),
  fileId: await aFile(by, type),
  title: 'Lake',
  alt: 'A lake',
  width: 400,
  height: 300,
})
const isThere = async (by: TestAccount, address: string): Promise<boolean> =>
  (await ask(server, by, readFile, { fileId: fileIdIn(address) })).statusCode === 200

describe('photos and videos', () => {
  it('§3.51 §7.91 stand under their months in Swiss time, with true numbers, for everybody in the workspace', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const media = [await aMedium(anna), await aMedium(anna), await aMedium(anna, 'video/mp4')]
    await answerTo(server, anna, addMedia, { media })
    // Half an hour before March here, but March in Zurich.
    await server.database.owner.query("update profile.medium set time = '2026-02-28T23:30:00Z' where id = $1", [media[0]?.id])
    await server.database.owner.query("update profile.medium set time = '2026-02-28T22:30:00Z' where id = $1", [media[1]?.id])

    const months = await answerTo(server, beat, listMedia, { personId: anna.id })

    expect(months.map(({ id, name, info, media: each }) => [id, name, info, each.map(({ type }) => type)])).toEqual([
      ['2026-03', 'March 2026', '1 photo, 1 video', ['video', 'photo']],
      ['2026-02', 'February 2026', '1 photo', ['photo']],
    ])
    expect(months[0]?.media[1]).toMatchObject({ title: 'Lake', alt: 'A lake', width: 400, height: 300, mediaType: 'image/png' })
    expect(await isThere(beat, months[0]?.media[0]?.address ?? '')).toBe(true)
    expect(await answerTo(server, beat, listMedia)).toEqual([])
  })

  it('are read part by part; each part says how many a month has in all', async () => {
    const anna = await anAccount(server)
    await answerTo(server, anna, addMedia, { media: [await aMedium(anna), await aMedium(anna), await aMedium(anna)] })

    const first = await answerTo(server, anna, listMedia, { limit: '2' })
    const second = await answerTo(server, anna, listMedia, { limit: '2', after: first[0]?.media[1]?.id })

    expect([first[0]?.info, first[0]?.media.length, second[0]?.info, second[0]?.media.length]).toEqual(['3 photos', 2, '3 photos', 1])
  })

  it('are described, taken away and brought back by whoever they are of, and by nobody else', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const medium = await aMedium(anna)
    await answerTo(server, anna, addMedia, { media: [medium] })
    const mediumId = medium.id

    await answerTo(server, anna, describeMedium, { mediumId, title: 'Pond', alt: 'A pond' })
    expect(await answerTo(server, anna, listMedia)).toMatchObject([{ media: [{ title: 'Pond', alt: 'A pond' }] }])
    expect((await ask(server, beat, describeMedium, { mediumId, title: '', alt: '' })).statusCode).toBe(404)
    expect((await ask(server, beat, removeMedium, { mediumId, isRemoved: true })).statusCode).toBe(404)
    await answerTo(server, anna, removeMedium, { mediumId, isRemoved: true })
    expect(await answerTo(server, anna, listMedia)).toEqual([])
    await answerTo(server, anna, removeMedium, { mediumId, isRemoved: false })
    expect(await answerTo(server, anna, listMedia)).toHaveLength(1)
  })

  it('come with a post and go with it; a month later their files are gone too', async () => {
    const anna = await anAccount(server)
    const post = await answerTo(server, anna, addPost, { id: randomUUID(), type: 'post', message: '', media: [await aMedium(anna)] })
    const [medium] = post.media
    expect(await answerTo(server, anna, listMedia)).toMatchObject([{ media: [{ id: medium?.id }] }])

    await answerTo(server, anna, removePost, { postId: post.id, isRemoved: true })
    expect(await answerTo(server, anna, listMedia)).toEqual([])
    await eraseRemoved(connect(server.database.owner), new Date('2026-04-09T11:00:00Z'))
    expect(await isThere(anna, medium?.address ?? '')).toBe(true)
    await eraseRemoved(connect(server.database.owner), new Date('2026-04-09T13:00:00Z'))

    expect(await isThere(anna, medium?.address ?? '')).toBe(false)
    expect((await answerTo(server, anna, readTimeline)).posts).toEqual([])
  })

  it('refuses files that are not there, no pictures, of another workspace or of something else', async () => {
    const [anna, stranger] = [await anAccount(server), await anAccount(server)]
    const taken = await aMedium(anna)
    await answerTo(server, anna, addMedia, { media: [taken] })
    const wrong = [
      { ...taken, id: randomUUID() },
      { ...taken, id: randomUUID(), fileId: randomUUID() },
      await aMedium(stranger),
      await aMedium(anna, 'image/svg+xml'),
      await aMedium(anna, 'text/html'),
    ]

    const replies = await Promise.all(wrong.map((medium) => ask(server, anna, addMedia, { media: [medium] })))

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(await answerTo(server, anna, addMedia, { media: [taken] })).toEqual({ changed: 0 })
  })
})

describe('about', () => {
  it('§3.52 §7.92 has general, work, contact, groups and friends; at first only the address one signs in with', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    await aContact(anna, beat.email)

    const about = await answerTo(server, anna, readAbout, { personId: beat.id })

    expect(about).toMatchObject({
      general: { gender: '', birthday: null, locations: [], about: '' },
      work: { occupation: '', skills: [], jobs: [] },
      contact: { address: '', tel: [], websites: [], emails: [beat.email] },
      groups: [{ name: 'Choir', category: 'group', members: 1 }],
      friends: [{ id: anna.id, name: 'Anna Muster', avatar: '' }],
      version: 0,
    })
  })

  it('names every board of the workspace, with its people: all accounts and those who have none', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const boardId = await aBoard(anna)

    const { groups } = await answerTo(server, anna, readAbout, { personId: beat.id })

    expect(groups).toEqual([{ id: boardId, name: 'Move', category: 'board', members: 3 }])
    expect((await answerTo(server, await anAccount(server), readAbout)).groups).toEqual([])
  })

  it('is saved as a whole, seen by colleagues, and refused where another window was faster', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const about = anAbout()

    const saved = await answerTo(server, anna, updateAbout, { about, version: 0 })

    expect(saved).toMatchObject({ ...about, version: 1 })
    expect(await answerTo(server, beat, readAbout, { personId: anna.id })).toMatchObject(about)
    expect(await answerTo(server, beat, readPerson, { personId: anna.id })).toMatchObject({ occupation: 'Fiduciary', role: 'admin' })
    expect((await ask(server, anna, updateAbout, { about, version: 0 })).statusCode).toBe(409)
    expect(await answerTo(server, anna, updateAbout, { about, version: 1 })).toMatchObject({ version: 2 })
  })

  it('one’s own photo lies behind the name, until it is taken away or no photo of one’s own', async () => {
    const anna = await anAccount(server)
    const beat = await aColleague(server, anna)
    const [own, foreign] = [await aMedium(anna), await aMedium(beat)]
    await answerTo(server, anna, addMedia, { media: [own] })
    await answerTo(server, beat, addMedia, { media: [foreign] })
    const withCover = (cover: string | null) => ({ ...anAbout(), general: { ...anAbout().general, cover } })
    const coverOf = async () => (await answerTo(server, beat, readPerson, { personId: anna.id })).cover

    expect(await coverOf()).toBe('')
    await answerTo(server, anna, updateAbout, { about: withCover(own.id), version: 0 })
    expect(await coverOf()).toBe(fileAddress(own.fileId))
    await answerTo(server, anna, removeMedium, { mediumId: own.id, isRemoved: true })
    expect(await coverOf()).toBe('')
    await answerTo(server, anna, updateAbout, { about: withCover(foreign.id), version: 1 })
    expect(await coverOf()).toBe('')
  })

  it.each([
    ['a cover without an id of a photo', { general: { ...anAbout().general, cover: '../../etc' } }],
    ['a day that does not exist', { general: { ...anAbout().general, birthday: '1990-02-30' } }],
    ['a website that would run', { contact: { ...anAbout().contact, websites: ['javascript:alert(1)'] } }],
    ['an address that is none', { contact: { ...anAbout().contact, emails: ['nobody'] } }],
  ])('refuses %s', async (_what, change) => {
    const anna = await anAccount(server)

    expect((await ask(server, anna, updateAbout, { about: { ...anAbout(), ...change }, version: 0 })).statusCode).toBe(400)
  })
})

describe('the picture of somebody', () => {
  const picture = Buffer.from('ffd8ffe000104a46494600', 'hex')
  const send = (by: TestAccount, payload: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: sendPicture.path,
      headers: { ...bearer(by.token), 'content-type': 'application/octet-stream' },
      payload,
    })
  const look = (url: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    server.app.inject({ method: 'GET', url, headers })

  it('§7.7 is kept, saved with the user, and shown to pages of this service alone', async () => {
    const anna = await anAccount(server)
    const { address } = (await send(anna, picture)).json<{ address: string }>()
    const data = { displayName: 'Anna Muster', photoURL: address, email: anna.email, settings: {} }
    const user = { uuid: anna.id, from: 'custom api', role: [], data, workspace: { id: anna.workspaceId, name: '' } }

    const headers = bearer(anna.token)
    const saved = await server.app.inject({ method: 'POST', url: '/api/auth/user/update', headers, payload: { user } })
    const shown = await look(address)

    expect(saved.json<{ data: { photoURL: string } }>().data.photoURL).toBe(address)
    expect(await answerTo(server, anna, readPerson)).toMatchObject({ avatar: address })
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([200, 'image/jpeg', picture])
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect((await look(address, { 'sec-fetch-site': 'same-origin', 'if-none-match': String(shown.headers['etag']) })).statusCode).toBe(304)
    expect((await look(address, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await look(`${readPicture.path}?pictureId=${randomUUID()}`)).statusCode).toBe(404)
  })

  it('is refused where it is none, whatever it is called; five stay', async () => {
    const anna = await anAccount(server)
    const addresses: string[] = []

    expect((await send(anna, Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
    for (let number = 0; number < 6; number += 1) {
      const { address } = (await send(anna, picture)).json<{ address: string }>()
      const at = `2026-03-10T11:00:0${number}Z`
      await server.database.owner.query('update profile.picture set made_at = $2 where id = $1', [address.slice(-36), at])
      addresses.push(address)
    }

    const statuses = await Promise.all(addresses.map(async (address) => (await look(address)).statusCode))
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.at(-1)).toBe(200)
  })
})

function anAbout(): AboutChange {
  return {
    general: { gender: '', birthday: '1988-02-29', locations: ['Chur'], about: 'Lakes' },
    work: { occupation: 'Fiduciary', skills: ['Payroll'], jobs: [{ company: 'Muster AG', date: 'since 2019' }] },
    contact: { address: 'Gasse 1', tel: ['+41 81 555 01 42'], websites: ['https://example.ch'], emails: ['a@example.ch'] },
  }
}

/** A board with one person who has no account. */
async function aBoard({ workspaceId }: TestAccount): Promise<string> {
  const boardId = randomUUID()
  const { owner } = server.database
  await owner.query("insert into scrumboard.board (workspace_id, id, name, uri) values ($1, $2, 'Move', 'move')", [workspaceId, boardId])
  await owner.query("insert into scrumboard.guest (workspace_id, board_id, name) values ($1, $2, 'Mara')", [workspaceId, boardId])
  return boardId
}

async function aContact({ workspaceId }: TestAccount, email: string): Promise<void> {
  const [contact, group] = [randomUUID(), randomUUID()]
  const { owner } = server.database
  await owner.query("insert into contacts.contact (workspace_id, id, name, email) values ($1, $2, 'Beat', $3)", [
    workspaceId,
    contact,
    email,
  ])
  await owner.query("insert into contacts.contact_group (workspace_id, id, name) values ($1, $2, 'Choir')", [workspaceId, group])
  await owner.query('insert into contacts.group_member (workspace_id, group_id, contact_id) values ($1, $2, $3)', [
    workspaceId,
    group,
    contact,
  ])
}
