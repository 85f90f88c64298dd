import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Order, OrderedProduct } from '../../order.ts'
import { Thumb } from '../products/product-thumb.tsx'
import { productPath } from '../shop-paths.ts'
import { checkedSums } from './order-sums.ts'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'
import { useProductsThere, type Whereabouts } from './use-products-there.ts'

/** What was ordered, as it was called and cost then, and what it adds up to. */
export function ProductsTab({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const places = useProductsThere(order.products)
  return (
    <>
      {/* A wide table scrolls by itself, and by keys only where it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={texts.products} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.id}</th>
              <th scope="col">{texts.image}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.price}</th>
              <th scope="col">{texts.quantity}</th>
              <th scope="col">{texts.total}</th>
            </tr>
          </thead>
          <tbody>
            {order.products.map((product, at) => (
              <Row key={product.id} product={product} place={places[at] ?? 'unknown'} />
            ))}
          </tbody>
        </table>
      </div>
      <Sums order={order} />
    </>
  )
}

function Row({ product, place }: { readonly product: OrderedProduct; readonly place: Whereabouts }): ReactNode {
  const texts = useTexts(pageWords)
  const formats = useFormats()
  const { id, name, price, quantity, total, image } = product
  const money = (amount: number): string => formats.money(centsOf(amount))
  return (
    <tr>
      <td className={styles.code} title={id}>
        {id.slice(0, 8)}
      </td>
      <td>
        <Thumb url={image} />
      </td>
      <th scope="row">
        {place === 'gone' ? name : <Link href={productPath({ id, handle: '' })}>{name}</Link>}
        {place === 'gone' ? <Badge kind="neutral">{texts.isGone}</Badge> : null}
        {place === 'bin' ? <Badge kind="warn">{texts.inBin}</Badge> : null}
      </th>
      <td>{money(price)}</td>
      <td>{formats.number(quantity)}</td>
      <td>{money(total)}</td>
    </tr>
  )
}

function Sums({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const formats = useFormats()
  const money = (amount: number): string => formats.money(centsOf(amount))
  const { isRight, sum, total } = checkedSums(order)
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>{texts.subtotal}</dt>
          <dd>{money(order.subtotal)}</dd>
        </div>
        <div>
          <dt>{texts.tax}</dt>
          <dd>{money(order.tax)}</dd>
        </div>
        <div>
          <dt>{texts.discount}</dt>
          <dd>{money(order.discount === 0 ? 0 : -order.discount)}</dd>
        </div>
        <div className={styles.whole}>
          <dt>{texts.total}</dt>
          <dd>{money(order.total)}</dd>
        </div>
      </dl>
      <Badge kind={isRight ? 'ok' : 'danger'} icon={isRight ? CircleCheck : TriangleAlert}>
        {isRight ? texts.sumsRight : fill(texts.sumsWrong, { sum: money(sum), total: money(total) })}
      </Badge>
    </div>
  )
}
