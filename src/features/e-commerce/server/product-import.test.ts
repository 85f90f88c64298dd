import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { aProduct, productsOf } from '../../../../scripts/testing/shop.ts'
import { answerTo, ask } from '../../../../scripts/testing/workspaces.ts'
import { importProducts, removeProducts, saveProduct, undoProductImport } from '../contract.ts'
import { asFileRow } from '../product-file.ts'

let server: TestServer
let by: TestAccount
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  by = await anAccount(server)
})
afterAll(() => server.app.close())

type Rows = readonly Readonly<Record<string, string>>[]
const takeIn = (rows: Rows, { importId = randomUUID(), isDry = false, firstRow = 2 } = {}) =>
  answerTo(server, by, importProducts, { importId, isDry, firstRow, rows })
const everything = async () => (await productsOf(server, by, { sort: 'name' })).map(({ version: _version, ...product }) => product)

describe('importing products', () => {
  it('adds what is new, updates what has the same SKU in what is told, and tells the faults by line', async () => {
    const known = await aProduct(server, by, { name: 'Alt', sku: 'A-1', quantity: 3, tags: ['bleibt'] })

    const reply = await takeIn([
      { name: 'Neu', sku: 'A-1', priceTaxIncl: "CHF 1'234.50" },
      { name: 'Zange', sku: 'Z-9', priceTaxExcl: '12,5', categories: String.raw`Geräte; a\;b;`, active: 'nein' },
      { name: '', sku: 'X' },
      { name: 'Wrong', priceTaxExcl: 'teuer', quantity: '1.5', taxRate: '300' },
      { name: 'Twice', sku: 'Z-9' },
    ])

    expect(reply).toEqual({
      added: 1,
      updated: 1,
      updatedRows: [2],
      faults: [
        { row: 4, field: 'name', message: 'missing' },
        { row: 5, field: 'priceTaxExcl', message: 'not-a-number' },
        { row: 5, field: 'taxRate', message: 'too-large' },
        { row: 5, field: 'quantity', message: 'wrong' },
        { row: 6, field: 'sku', message: 'twice' },
      ],
    })
    expect(await productsOf(server, by, { sort: 'name' })).toMatchObject([
      { id: known.id, name: 'Neu', quantity: 3, tags: ['bleibt'], priceTaxIncl: 1234.5, version: 2 },
      { name: 'Zange', priceTaxExcl: 12.5, categories: ['Geräte', 'a;b'], active: false, handle: 'zange' },
    ])
  })

  it('changes nothing where it is dry, and says the same', async () => {
    await aProduct(server, by, { sku: 'A-1' })
    const rows = [{ name: 'Neu', sku: 'A-1' }, { name: 'Zange' }, { name: 'Other', handle: 'karte' }]
    const before = await everything()

    const dry = await takeIn(rows, { isDry: true })
    const after = await everything()

    expect(after).toEqual(before)
    expect(dry).toEqual({ added: 1, updated: 1, updatedRows: [2], faults: [{ row: 4, field: 'handle', message: 'twice' }] })
    expect(await takeIn(rows)).toEqual(dry)
  })

  it('is taken back exactly, over several parts; what was changed since stays', async () => {
    await aProduct(server, by, { name: 'Alt', sku: 'A-1', tags: ['x'], priceTaxIncl: 20 })
    const touched = await aProduct(server, by, { name: 'Berührt', sku: 'B-1' })
    const before = await everything()
    const importId = randomUUID()
    await takeIn([{ sku: 'A-1', name: 'Neu', tags: 'y' }, { name: 'Gast' }], { importId })
    await takeIn([{ sku: 'A-1', name: 'Noch neuer', handle: 'neu' }, { name: 'Gast zwei' }], { importId, firstRow: 4 })

    const back = await answerTo(server, by, undoProductImport, { importId })

    expect(back).toEqual({ changed: 3 })
    expect(await everything()).toEqual(before)
    expect((await ask(server, by, undoProductImport, { importId })).statusCode).toBe(404)
    const other = randomUUID()
    await takeIn([{ sku: 'B-1', name: 'Importiert' }], { importId: other })
    await answerTo(server, by, saveProduct, { id: touched.id, quantity: 77 })
    await answerTo(server, by, undoProductImport, { importId: other })
    expect(await productsOf(server, by, { q: 'Importiert' })).toMatchObject([{ id: touched.id, quantity: 77 }])
  })

  it('what was exported comes in again as it was, changed or deleted in between', async () => {
    const sample = { description: 'Zeile\n"zwei"; =1+1', categories: ['A;b', 'C'], priceTaxIncl: 19.9, depth: 1.125, active: false }
    const product = await aProduct(server, by, { name: 'Karte', sku: 'K', ...sample })
    const other = await aProduct(server, by, { name: 'Ohne Nummer' })
    const before = (await everything()).map(({ changedAt: _changedAt, ...rest }) => rest)
    const file = (await productsOf(server, by)).map(asFileRow)

    await answerTo(server, by, saveProduct, { id: product.id, priceTaxExcl: 1, categories: ['Z'], active: true, handle: 'weg' })
    await answerTo(server, by, removeProducts, { productIds: [other.id] })
    await server.database.owner.query('delete from e_commerce.product where id = $1', [other.id])
    const reply = await takeIn(file)

    expect(reply).toMatchObject({ added: 1, updated: 1, faults: [] })
    expect((await everything()).map(({ changedAt: _changedAt, ...rest }) => rest)).toEqual(before)
  })
})
