import { fill } from '../../../../kit/texts.ts'
import type { Formats } from '../../../../kit/formats.ts'
import { centsOf } from '../../../../kit/money.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import type { Column } from '../../../../shell/parts/table/column.ts'
import type { Product } from '../../product.ts'
import { ActiveCell } from './active-cell.tsx'
import { ProductThumb } from './product-thumb.tsx'
import styles from './products.module.css'
import { QuantityCell } from './quantity-cell.tsx'
import { RowMenu } from './row-menu.tsx'
import type { texts as words } from './texts.ts'
import type { ProductChanges } from './use-product-changes.ts'

export type ColumnNeeds = {
  readonly texts: typeof words
  readonly formats: Formats
  readonly changes: ProductChanges
  readonly isBin: boolean
}

/** The columns of the table, as the product list of the spec has them, and some more to choose. */
export function productColumns({ texts, formats, changes, isBin }: ColumnNeeds): readonly Column<Product>[] {
  return [
    {
      id: 'image',
      title: texts.image,
      value: ({ name }) => name,
      width: 76,
      isTitleHidden: true,
      isSortable: false,
      isFilterable: false,
      onCard: 'before',
      cell: (product) => <ProductThumb product={product} />,
    },
    {
      id: 'name',
      title: texts.name,
      value: ({ name }) => name,
      width: 172,
      isName: true,
      isFilterable: false,
      cell: ({ name }) => <b className={styles.name}>{name}</b>,
    },
    { id: 'category', title: texts.category, value: ({ categories }) => categories.join(', '), width: 112, isFilterable: false },
    {
      id: 'price',
      title: texts.price,
      value: ({ priceTaxIncl }) => priceTaxIncl,
      text: ({ priceTaxIncl }) => formats.money(centsOf(priceTaxIncl)),
      width: 104,
      align: 'end',
      isFilterable: false,
    },
    {
      id: 'quantity',
      title: texts.quantity,
      value: ({ quantity }) => quantity,
      width: 234,
      isFilterable: false,
      cell: (product) => <QuantityCell product={product} changes={changes} isFixed={isBin} />,
    },
    {
      id: 'active',
      title: texts.active,
      value: ({ active }) => (active ? 1 : 0),
      width: 116,
      isFilterable: false,
      cell: (product) => <ActiveCell product={product} changes={changes} isFixed={isBin} />,
    },
    ...hiddenColumns(texts),
    {
      id: 'actions',
      title: texts.actions,
      value: () => undefined,
      width: 68,
      isTitleHidden: true,
      isPinned: true,
      isSortable: false,
      isFilterable: false,
      align: 'end',
      onCard: 'after',
      cell: (product) => <RowMenu product={product} changes={changes} isBin={isBin} name={fill(texts.menuOf, { name: product.name })} />,
    },
  ]
}

/** What somebody can add. */
function hiddenColumns(texts: typeof words): readonly Column<Product>[] {
  const more = { isHiddenAtFirst: true, isFilterable: false } as const
  return [
    { ...more, id: 'tags', title: texts.tags, value: ({ tags }) => tags.join(', '), width: 160, isSortable: false },
    { ...more, id: 'sku', title: texts.sku, value: ({ sku }) => sku, width: 120, isSortable: false },
    {
      ...more,
      id: 'changedAt',
      title: texts.changedAt,
      value: ({ changedAt }) => changedAt,
      width: 140,
      cell: ({ changedAt }) => <Moment value={changedAt} />,
    },
  ]
}
