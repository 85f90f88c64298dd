import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import type { Endpoint, OutputOf } from '../../../kit/endpoint.ts'
import { connect } from '../../../platform/database.ts'
import {
  deleteEntries,
  getArticle,
  getEntry,
  listEntries,
  listRevisions,
  publishEntry,
  removeEntries,
  restoreRevision,
  saveEntry,
  saveSection,
  withdrawEntry,
} from '../contract.ts'
import type { Entry } from '../help.ts'
import { helpJobs } from './jobs.ts'

let server: TestServer
let anna: TestAccount
let sectionId: string
beforeAll(async () => {
  server = await aServer()
  anna = await anAccount(server, { displayName: 'Anna Muster' })
  sectionId = (await call(saveSection, { section: { id: randomUUID(), shelf: 'knowledge-base', title: 'Care' } })).id
})
afterAll(() => server.app.close())

const call = <E extends Endpoint>(endpoint: E, input = {}): Promise<OutputOf<E>> => answerTo(server, anna, endpoint, input)
const statusOf = async (endpoint: Endpoint, input = {}) => (await ask(server, anna, endpoint, input)).statusCode
const aText = (change: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  sectionId,
  title: 'First words',
  content: '<p>One</p>',
  language: 'en',
  isFeatured: false,
  ...change,
})
const save = (change: Record<string, unknown> = {}): Promise<Entry> => call(saveEntry, { entry: aText(change) })

describe('writing', () => {
  it('begins as a draft that readers do not see, and is published as it was last saved', async () => {
    const draft = await save()
    expect(draft).toMatchObject({ state: 'draft', shelf: 'knowledge-base', sectionTitle: 'Care', version: 1 })
    expect(await statusOf(getArticle, { id: draft.id })).toBe(404)

    const entry = await call(publishEntry, { id: draft.id, version: 1 })

    expect(entry).toMatchObject({ state: 'published', version: 2 })
    expect(await call(getArticle, { id: draft.id })).toMatchObject({ title: 'First words', content: '<p>One</p>' })
  })

  it('changes a published text for readers only once it is published again', async () => {
    const { id } = await save()
    await call(publishEntry, { id })

    expect(await save({ id, title: 'Better words' })).toMatchObject({ state: 'changed', title: 'Better words' })
    expect(await call(getArticle, { id })).toMatchObject({ title: 'First words' })
    await call(publishEntry, { id })

    expect(await call(getArticle, { id })).toMatchObject({ title: 'Better words' })
  })

  it('is refused where somebody else was faster', async () => {
    const { id } = await save()
    await save({ id, title: 'Theirs', version: 1 })

    expect(await statusOf(saveEntry, { entry: aText({ id, title: 'Mine', version: 1 }) })).toBe(409)
    expect(await statusOf(publishEntry, { id, version: 1 })).toBe(409)
    expect(await call(getEntry, { id })).toMatchObject({ title: 'Theirs', version: 2 })
  })

  it('needs a title and a section of the same shelf', async () => {
    const { id } = await save()
    const topic = await call(saveSection, { section: { id: randomUUID(), shelf: 'faq', title: 'Topic' } })

    expect(await statusOf(saveEntry, { entry: aText({ title: ' ' }) })).toBe(400)
    expect(await statusOf(saveEntry, { entry: aText({ sectionId: randomUUID() }) })).toBe(404)
    expect(await statusOf(saveEntry, { entry: aText({ id, sectionId: topic.id }) })).toBe(404)
  })

  it('withdrawn, a text is a draft again', async () => {
    const { id } = await save()
    await call(publishEntry, { id })

    expect(await call(withdrawEntry, { id })).toMatchObject({ state: 'draft' })
    expect(await statusOf(getArticle, { id })).toBe(404)
  })
})

describe('the history', () => {
  it('keeps each publication with its author, and gives one back as the draft', async () => {
    const { id } = await save()
    await call(publishEntry, { id })
    await save({ id, title: 'Second words', content: '<p>Two</p>' })
    await call(publishEntry, { id })
    // Unchanged it is no new publication.
    await call(publishEntry, { id })

    const revisions = await call(listRevisions, { id })
    const restored = await call(restoreRevision, { id, number: 1 })

    expect(revisions).toMatchObject([
      { number: 2, title: 'Second words', author: 'Anna Muster' },
      { number: 1, title: 'First words' },
    ])
    expect(restored).toMatchObject({ title: 'First words', content: '<p>One</p>', state: 'changed' })
    expect(await call(getArticle, { id })).toMatchObject({ title: 'Second words' })
    expect(await statusOf(restoreRevision, { id, number: 9 })).toBe(404)
  })

  it('has no gap and no double number where two publish at once', async () => {
    const { id } = await save()

    await Promise.all([1, 2, 3].map(() => call(publishEntry, { id })))

    expect((await call(listRevisions, { id })).map(({ number }) => number)).toEqual([1])
  })
})

describe('the list of those who write', () => {
  it('has the latest first, shows drafts alone, finds by title and goes on after a row', async () => {
    const [one, two] = [await save({ title: 'Zäune flicken' }), await save({ title: 'Zäune streichen' })]
    await call(publishEntry, { id: one.id })
    const ids = async (more = {}) => (await call(listEntries, { shelf: 'knowledge-base', q: 'zaune', ...more })).map(({ id }) => id)

    expect((await ids()).toSorted()).toEqual([one.id, two.id].toSorted())
    expect(await ids({ view: 'drafts' })).toEqual([two.id])
    const [first = '', second = ''] = await ids()
    expect(await ids({ after: first })).toEqual([second])
    expect(await statusOf(listEntries, { shelf: 'knowledge-base', after: randomUUID() })).toBe(404)
  })

  it('only what is in the bin is deleted for good, and after 30 days by itself', async () => {
    const [kept, gone] = [await save(), await save()]
    expect(await statusOf(deleteEntries, { entryIds: [kept.id] })).toBe(404)
    await call(removeEntries, { entryIds: [kept.id, gone.id] })
    await call(deleteEntries, { entryIds: [gone.id] })
    expect(await statusOf(getEntry, { id: gone.id })).toBe(404)
    const { owner } = server.database
    await owner.query("update help.entry set removed_at = platform.moment() - interval '31 days' where id = $1", [kept.id])

    for (const { handle } of helpJobs(connect(owner))) await handle({})

    expect(await statusOf(getEntry, { id: kept.id })).toBe(404)
  })
})
