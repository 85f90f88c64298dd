import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../scripts/testing/accounts.ts'
import { aServer, aServerForThisTest, type TestServer } from '../../scripts/testing/server.ts'
import { answerTo, ask } from '../../scripts/testing/workspaces.ts'
import { countOrders, countProducts, listOrders, listProducts, listWords } from '../../src/features/e-commerce/contract.ts'
import type { Order } from '../../src/features/e-commerce/order.ts'
import { fileIdIn, readFile } from '../../src/kit/file-contract.ts'
import { sumOf } from '../../src/kit/money.ts'
import { plainDate } from '../../src/kit/plain-date.ts'
import { germanCampaigns } from './e-commerce-orders.de.ts'
import { sampleOrders } from './e-commerce-orders.ts'
import { germanJobs } from './e-commerce-people.de.ts'
import { samplePeople } from './e-commerce-people.ts'
import { shopPictures } from './e-commerce-pictures.ts'
import { germanProducts, germanScenes, germanWords } from './e-commerce-products.de.ts'
import { sampleProducts } from './e-commerce-products.ts'
import { eCommerceSample } from './e-commerce.ts'

const clock = '2026-03-10T12:00:00.000Z'
let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer({ samples: [eCommerceSample], clock })
  by = await anAccount(server)
})
afterAll(() => server.app.close())

it('a new workspace has products with pictures, few and many pieces, some of them inactive', async () => {
  const counts = await answerTo(server, by, countProducts)
  const products = await answerTo(server, by, listProducts)
  const picture = await ask(server, by, readFile, { fileId: fileIdIn(products[0]?.images[0]?.url ?? '') })

  expect(counts).toEqual({ all: 25, active: 22, inactive: 3, low: 5, bin: 0, matching: 25 })
  expect(products.every(({ images, featuredImageId }) => images[0]?.id === featuredImageId)).toBe(true)
  expect(new Set(products.map(({ handle }) => handle)).size).toBe(25)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
})

it('its orders reach over two years until today, in all states, and their sums are right', async () => {
  const orders: Order[] = await answerTo(server, by, listOrders, { limit: '500' })
  const { byStatus, all } = await answerTo(server, by, countOrders)

  expect(orders.length).toBeGreaterThanOrEqual(300)
  expect(all).toBe(orders.length)
  expect(Object.values(byStatus).every((count) => count > 0)).toBe(true)
  const days = orders.map(({ date }) => date.slice(0, 10))
  expect([days[0], days.includes('2026-03-09'), (days.at(-1) ?? '') < '2024-04-10']).toEqual(['2026-03-10', true, true])
  expect(orders.every(({ date, status }) => [date, ...status.map((entry) => entry.date)].every((moment) => moment <= clock))).toBe(true)
  for (const { subtotal, tax, discount, total, products, payment, status } of orders) {
    expect(sumOf(products.map((each) => each.total))).toBe(subtotal)
    expect([sumOf([subtotal, tax, -discount]), payment.amount]).toEqual([total, total])
    expect(status.map(({ date }) => date)).toEqual(status.map(({ date }) => date).toSorted((one, other) => (one < other ? 1 : -1)))
  }
  expect(new Set(orders.map(({ payment }) => payment.method)).size).toBe(4)
  expect(new Set(orders.map(({ campaign }) => campaign)).size).toBeGreaterThanOrEqual(6)
  expect(new Set(orders.map(({ customer }) => customer.id)).size).toBeGreaterThanOrEqual(50)
})

it('every product, category, tag, picture, job and campaign has its German words, none of them the English ones', () => {
  const orders = sampleOrders(plainDate(2026, 3, 10), new Date(clock), { people: samplePeople.length, products: sampleProducts.length })
  const sorted = (words: Iterable<string>): readonly string[] => [...new Set(words)].filter((word) => word !== '').toSorted()
  const keys = (german: Readonly<Record<string, unknown>>): readonly string[] => Object.keys(german).toSorted()

  expect(Object.keys(germanProducts)).toEqual(sampleProducts.map(({ name }) => name))
  expect(keys(germanWords)).toEqual(sorted(sampleProducts.flatMap(({ categories, tags }) => [...categories, ...tags])))
  expect(keys(germanScenes)).toEqual(sorted(shopPictures().keys()))
  expect(keys(germanJobs)).toEqual(sorted(samplePeople.map(({ jobTitle }) => jobTitle)))
  expect(keys(germanCampaigns)).toEqual(sorted(orders.map(({ campaign }) => campaign)))
  for (const { name, text } of sampleProducts)
    expect([germanProducts[name]?.name === name, germanProducts[name]?.text === text]).toEqual([false, false])
  for (const words of [germanWords, germanScenes, germanJobs, germanCampaigns])
    for (const [english, german] of Object.entries(words)) expect(german).not.toBe(english)
})

it('a German workspace has the same shop in German', async () => {
  const german = await aServerForThisTest({ samples: [(tx, workspace) => eCommerceSample(tx, { ...workspace, language: 'de' })], clock })
  const account = await anAccount(german)

  const products = await answerTo(german, account, listProducts)
  const { categories, tags } = await answerTo(german, account, listWords)
  const orders = await answerTo(german, account, listOrders, { limit: '500' })

  expect(products.map(({ name }) => name).toSorted()).toEqual(
    Object.values(germanProducts)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(new Set([...categories, ...tags].map(({ word }) => word))).toEqual(new Set(Object.values(germanWords)))
  expect(new Set(orders.map(({ campaign }) => campaign))).toEqual(new Set(['', ...Object.values(germanCampaigns)]))
  expect(new Set(orders.map(({ customer }) => customer.jobTitle))).toEqual(new Set(['', ...Object.values(germanJobs)]))
  const germanAlts = Object.values(germanScenes)
  expect(products.every(({ images }) => images.every(({ alt }) => germanAlts.some((scene) => alt.endsWith(scene))))).toBe(true)
})
