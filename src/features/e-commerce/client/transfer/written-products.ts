import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { asFileRow, fileFields } from '../../product-file.ts'
import type { Product } from '../../product.ts'

/** Products as the text of a file that can be imported again. The columns are called as the fields, in every language. */
export function writtenProducts(products: readonly Product[]): string {
  const columns = fileFields.map((id) => ({ id, title: id }))
  const rows = products.map((product) => {
    const cells = asFileRow(product)
    return fileFields.map((field) => cells[field])
  })
  return csvFormat<never>().write([], { columns, rows })
}
