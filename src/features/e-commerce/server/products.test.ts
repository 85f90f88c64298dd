import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aFile, aProduct, productsOf } from '../../../../scripts/testing/shop.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { fileAddress, readFile } from '../../../kit/file-contract.ts'
import {
  changeProducts,
  countProducts,
  deleteProducts,
  listWords,
  readProduct,
  removeProducts,
  restoreProducts,
  saveProduct,
} from '../contract.ts'
import type { Product } from '../product.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer({ clock: '2026-03-10T12:00:00.000Z' })
})
beforeEach(async () => {
  by = await anAccount(server)
})
afterAll(() => server.app.close())

const save = (fields: object) => ask(server, by, saveProduct, { ...fields })
const namesOf = (products: readonly Product[]): readonly string[] => products.map(({ name }) => name)

const whole = {
  name: 'Larches in October',
  handle: 'larches',
  description: 'Gold «against» blue 🍂',
  categories: ['Prints', 'Nature'],
  tags: ['autumn'],
  featuredImageId: null,
  images: [],
  priceTaxExcl: 58.4,
  priceTaxIncl: 64.24,
  taxRate: 10,
  comparedPrice: 70,
  quantity: 67,
  sku: 'BG-1004',
  width: 50,
  height: 40.5,
  depth: 2.125,
  weight: 1.1,
  extraShippingFee: 3.5,
  active: false,
}

describe('a product', () => {
  it('§3.34 §7.72 §4.33 keeps all its fields and whether it is active', async () => {
    const id = randomUUID()

    const saved = await save({ id, ...whole })

    const expected = { id, ...whole, version: 1, changedAt: '2026-03-10T12:00:00.000Z', removed: null }
    expect(saved.json()).toEqual(expected)
    expect(await answerTo(server, by, readProduct, { productId: id })).toEqual(expected)
  })

  it('§7.75 is added where its id is new, and updated in what is sent where it exists', async () => {
    const id = randomUUID()

    const added = await save({ id, name: ' Karte ' })
    const updated = await save({ id, quantity: 7, active: false, version: 1 })

    expect(added.json()).toMatchObject({ id, name: 'Karte', handle: 'karte', quantity: 0, active: true, version: 1 })
    expect(updated.json()).toMatchObject({ id, name: 'Karte', quantity: 7, active: false, version: 2 })
    expect(await productsOf(server, by)).toHaveLength(1)
  })

  it('§9.12 has ten percent tax unless somebody says otherwise', async () => {
    expect(await aProduct(server, by, { priceTaxExcl: 100 })).toMatchObject({ taxRate: 10, priceTaxIncl: 110 })
  })

  it.each([
    ['without tax', { priceTaxExcl: 20 }, [20, 22, 10]],
    ['with tax', { priceTaxIncl: 20 }, [18.18, 20, 10]],
    ['both, which agree', { priceTaxExcl: 18.18, priceTaxIncl: 20 }, [18.18, 20, 10]],
    ['both, which disagree', { priceTaxExcl: 20, priceTaxIncl: 30 }, [20, 22, 10]],
    ['a rate alone', { taxRate: 2.6 }, [10, 10.26, 2.6]],
    ['a rate and a price with tax', { taxRate: 2.6, priceTaxIncl: 20.52 }, [20, 20.52, 2.6]],
  ])('keeps its prices in step: %s', async (_what, prices, expected) => {
    const { id } = await aProduct(server, by)

    const product = (await save({ id, ...prices })).json<Product>()

    expect([product.priceTaxExcl, product.priceTaxIncl, product.taxRate]).toEqual(expected)
  })

  it('is refused where somebody else was faster, where it has no name and where its price is too high', async () => {
    const { id } = await aProduct(server, by)
    await save({ id, quantity: 1, version: 1 })

    const replies = [
      await save({ id, quantity: 2, version: 1 }),
      await save({ id: randomUUID(), quantity: 2 }),
      await save({ id, name: '  ' }),
      await save({ id, priceTaxExcl: 9_999_999, taxRate: 50 }),
    ]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 400, 400, 400])
    expect(await productsOf(server, by)).toMatchObject([{ quantity: 1, version: 2 }])
  })

  it('is called in addresses by its name, by a number too where another has it, and a certain one is refused', async () => {
    const handles = []
    for (const name of ['Rôti & Brot', 'Roti Brot', 'roti/brot', '日本']) handles.push((await aProduct(server, by, { name })).handle)

    const refused = await save({ id: randomUUID(), name: 'Other', handle: 'roti-brot-2' })

    expect(handles).toEqual(['roti-brot', 'roti-brot-2', 'roti-brot-3', 'product'])
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, 'handle-taken'])
  })

  it('gets handles of their own also when two are added at the same time', async () => {
    const products = await Promise.all(Array.from({ length: 8 }, () => aProduct(server, by, { name: 'Gleich' })))

    expect(new Set(products.map(({ handle }) => handle)).size).toBe(8)
  })

  it('signs the database cannot keep are left out', async () => {
    expect(await aProduct(server, by, { name: 'A\u0000b', description: 'half \ud83c' })).toMatchObject({
      name: 'Ab',
      description: 'half \ufffd',
    })
  })
})

describe('pictures', () => {
  const image = (fileId: string, alt = '') => ({ id: randomUUID(), url: fileAddress(fileId), type: 'image', alt })

  it('are files of ours; the chosen one or the first stands for the product, and only one of them can', async () => {
    const [one, other] = [image(await aFile(server, by), 'one'), image(await aFile(server, by), 'other')]

    const first = (await save({ id: randomUUID(), name: 'A', images: [one, other] })).json<Product>()
    const chosen = await save({ id: first.id, featuredImageId: other.id })
    const foreign = await save({ id: first.id, featuredImageId: randomUUID() })
    const fewer = await save({ id: first.id, images: [one] })

    expect(first).toMatchObject({ images: [one, other], featuredImageId: one.id })
    expect(chosen.json()).toMatchObject({ featuredImageId: other.id })
    expect(foreign.statusCode).toBe(400)
    expect(fewer.json()).toMatchObject({ images: [one], featuredImageId: one.id })
  })

  it('must be free pictures of the workspace', async () => {
    const stranger = await anAccount(server)
    const ids = [
      await aFile(server, stranger),
      randomUUID(),
      await aFile(server, by, { type: 'text/plain' }),
      await aFile(server, by, { isPrivate: true }),
    ]

    const replies = []
    for (const id of ids) replies.push(await save({ id: randomUUID(), name: 'A', images: [image(id)] }))
    const elsewhere = await save({ id: randomUUID(), name: 'A', images: [{ ...image(randomUUID()), url: 'https://example.com/a.png' }] })

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(elsewhere.statusCode).toBe(400)
  })

  it('stay for undo when they are taken away, and go with the last product that has them', async () => {
    const fileId = await aFile(server, by)
    const images = [image(fileId)]
    const product = await aProduct(server, by, { images } as never)
    const twin = await aProduct(server, by, { images } as never)

    await save({ id: product.id, images: [] })
    await save({ id: twin.id, images: [] })
    const undone = await save({ id: product.id, images })
    await answerTo(server, by, removeProducts, { productIds: [product.id] })
    await answerTo(server, by, deleteProducts, { productIds: [product.id] })

    expect(undone.json()).toMatchObject({ images })
    expect((await ask(server, by, readFile, { fileId })).statusCode).toBe(404)
  })
})

describe('lists of products', () => {
  it('§7.71 come with the newest change first, and sorted by each column from the last row on', async () => {
    for (const [name, categories, priceTaxExcl, quantity, active] of [
      ['Äpfel', ['Obst'], 3, 20, true],
      ['birnen', ['Obst'], 2, 5, false],
      ['Zange', ['Geräte'], 30, 0, true],
    ] as const)
      await aProduct(server, by, { name, categories: [...categories], priceTaxExcl, quantity, active })
    const sorted = async (sort: string) => namesOf(await productsOf(server, by, { sort }))

    expect(new Set(namesOf(await productsOf(server, by)))).toEqual(new Set(['Zange', 'birnen', 'Äpfel']))
    expect(await sorted('name')).toEqual(['Äpfel', 'birnen', 'Zange'])
    expect(await sorted('-price')).toEqual(['Zange', 'Äpfel', 'birnen'])
    expect(await sorted('quantity')).toEqual(['Zange', 'birnen', 'Äpfel'])
    expect((await sorted('category'))[0]).toBe('Zange')
    expect((await sorted('active'))[0]).toBe('birnen')
    const [first] = await productsOf(server, by, { sort: 'name', limit: '1' })
    expect(namesOf(await productsOf(server, by, { sort: 'name', after: first?.id ?? '' }))).toEqual(['birnen', 'Zange'])
    expect(namesOf(await productsOf(server, by, { sort: 'name', skip: '2' }))).toEqual(['Zange'])
    expect((await ask(server, by, saveProduct, {})).statusCode).toBe(400)
  })

  it('are searched and filtered, and counted by view', async () => {
    const gone = await aProduct(server, by, { name: 'Weg' })
    await aProduct(server, by, { name: 'Wolldecke grau', tags: ['Winter'], categories: ['Wohnen'], sku: 'BG-77' })
    await aProduct(server, by, {
      name: 'Wolldecke rot',
      tags: ['Winter', 'neu'],
      categories: ['Wohnen', 'Textil'],
      quantity: 5,
      active: false,
    })
    await answerTo(server, by, removeProducts, { productIds: [gone.id] })
    const found = async (which: Record<string, string>) => namesOf(await productsOf(server, by, { sort: 'name', ...which }))

    expect(await found({ q: 'wolldecken' })).toEqual(['Wolldecke grau', 'Wolldecke rot'])
    expect(await found({ q: 'decke -rot woll' })).toEqual([])
    expect(await found({ q: 'BG-77' })).toEqual(['Wolldecke grau'])
    expect(await found({ tag: 'neu' })).toEqual(['Wolldecke rot'])
    expect(await found({ category: 'Wohnen', view: 'active' })).toEqual(['Wolldecke grau'])
    expect(await found({ view: 'bin' })).toEqual(['Weg'])
    expect(await found({ view: 'low' })).toEqual(['Wolldecke rot'])
    expect(await answerTo(server, by, countProducts, { tag: 'Winter' })).toEqual({
      all: 2,
      active: 1,
      inactive: 1,
      low: 1,
      bin: 1,
      matching: 2,
    })
    expect(await answerTo(server, by, listWords)).toEqual({
      categories: [
        { word: 'Wohnen', count: 2 },
        { word: 'Textil', count: 1 },
      ],
      tags: [
        { word: 'Winter', count: 2 },
        { word: 'neu', count: 1 },
      ],
    })
  })
})

describe('many products at once', () => {
  it('one that cannot be changed does not hold up the others', async () => {
    const [one, other, binned] = [await aProduct(server, by), await aProduct(server, by), await aProduct(server, by)]
    await answerTo(server, by, removeProducts, { productIds: [binned.id] })
    const unknown = randomUUID()

    const reply = await answerTo(server, by, changeProducts, {
      products: [
        { id: one.id, quantity: 1, version: 1 },
        { id: other.id, quantity: 2, version: 9 },
        { id: binned.id, quantity: 3 },
        { id: unknown, name: 'X' },
      ],
    })

    expect(reply.changed).toMatchObject([{ id: one.id, quantity: 1, version: 2 }])
    expect(reply.failed).toEqual([
      { id: other.id, message: 'conflict' },
      { id: binned.id, message: 'not-found' },
      { id: unknown, message: 'not-found' },
    ])
  })

  it('go to the bin and come back as they were; only what is in the bin is deleted', async () => {
    const [one, other] = [await aProduct(server, by, whole), await aProduct(server, by)]

    await answerTo(server, by, removeProducts, { productIds: [one.id] })
    const inBin = await answerTo(server, by, readProduct, { productId: one.id })
    const refused = await save({ id: one.id, quantity: 3 })
    await answerTo(server, by, restoreProducts, { productIds: [one.id] })
    const erased = await ask(server, by, deleteProducts, { productIds: [one.id, other.id] })

    expect([inBin.removed !== null, refused.statusCode, erased.statusCode]).toEqual([true, 404, 404])
    expect(await answerTo(server, by, readProduct, { productId: one.id })).toEqual({ ...one, version: 3 })
  })
})
