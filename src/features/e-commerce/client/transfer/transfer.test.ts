import { describe, expect, it } from 'vitest'
import { aProduct } from '../../../../../scripts/testing/a-product.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import type { CheckedRow } from '../../../../shell/parts/transfer/import-plan.ts'
import { cellsOf, guessMapping } from '../../../../shell/parts/transfer/mapping.ts'
import { readFileRow } from '../../product-file.ts'
import { texts } from '../products/texts.ts'
import { judgedRows, type ProductLine } from './judged-rows.ts'
import { importFields } from './product-fields.ts'
import { writtenProducts } from './written-products.ts'

function linesIn(text: string): readonly ProductLine[] {
  const content = csvFormat<ProductLine>().read(text)
  if (content.kind !== 'table') throw new Error('a CSV file is a table')
  const mapping = guessMapping(content.table.columns, importFields(texts))
  return content.table.rows.map((row) => cellsOf(row, mapping))
}

const checked = (lines: readonly ProductLine[]): readonly CheckedRow<ProductLine>[] =>
  lines.map((row, at) => ({ line: at + 1, title: row['name'] ?? '', outcome: { kind: 'row', row }, fate: 'new' }))

describe('a file of products', () => {
  it('is read again as it was written', () => {
    const product = aProduct(1, {
      name: 'Käse; «rund», 2 kg',
      description: 'Two\nlines, "quoted"',
      categories: ['Food', 'Milk; cream'],
      tags: ['=not a formula'],
      active: false,
      priceTaxIncl: 1234.5,
    })

    const [line = {}] = linesIn(writtenProducts([product]))
    const { product: read, faults } = readFileRow(line)

    expect(faults).toEqual([])
    const { images: _images, featuredImageId: _featured, version: _version, changedAt: _changed, removed: _removed, ...kept } = product
    expect(read).toEqual({ ...kept, weight: 0.2 })
  })

  it('of another shop is recognised by the names of its columns', () => {
    expect(linesIn('Title;Variant SKU;Variant Price;Bestand\nMug;M-1;12.50;4')).toEqual([
      { name: 'Mug', sku: 'M-1', priceTaxIncl: '12.50', quantity: '4' },
    ])
  })
})

describe('the dry run', () => {
  const rows = checked([{ name: 'A' }, { name: 'B' }, { name: '' }])

  it('tells line by line what is new, what changes and what is wrong', async () => {
    const judged = await judgedRows(
      rows,
      async () => ({
        updatedRows: [2],
        faults: [
          { row: 3, field: 'name', message: 'missing' },
          { row: 3, field: 'quantity', message: 'not-a-number' },
        ],
      }),
      texts,
    )

    expect(judged.map(({ fate }) => fate)).toEqual(['new', 'changed', 'error'])
    expect(judged[2]?.outcome).toEqual({ kind: 'error', message: 'Name is missing. Quantity is not a number.' })
  })

  it('lets nothing in where the server could not be asked', async () => {
    const judged = await judgedRows(rows, () => Promise.reject(new Error('offline')), texts)

    expect(judged.every(({ fate }) => fate === 'error')).toBe(true)
  })
})
