import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import type { Order } from '../../order.ts'
import { customerName } from '../orders/customer-name.ts'
import styles from './packing-slip.module.css'
import { pageWords } from './page-words.ts'
import { PrintSheet } from './print-sheet.tsx'

type PackingSlipProps = { readonly order: Order; readonly onPrinted: () => void }

/** What lies in the parcel: no prices, and a box to tick for each line. */
export function PackingSlip({ order, onPrinted }: PackingSlipProps): ReactNode {
  const texts = useTexts(pageWords)
  const formats = useFormats()
  const sender = useUser()?.workspace.name ?? ''
  const { reference, customer, products } = order
  const date = formats.date(order.date, 'dotted', new Date(order.date))
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <PrintSheet onPrinted={onPrinted}>
      <article className={styles.slip}>
        <p>{sender}</p>
        <h1>{texts.slipTitle}</h1>
        <p>{fill(texts.slipOrder, { reference, date })}</p>
        <h2>{texts.slipTo}</h2>
        <p className={styles.address}>
          {[customerName(customer), customer.company, customer.shippingAddress.address].filter(Boolean).join('\n')}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.slipPacked}</th>
              <th scope="col">{texts.quantity}</th>
              <th scope="col">{texts.name}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ id, name, quantity }) => (
              <tr key={id}>
                <td>☐</td>
                <td>{formats.number(quantity)}</td>
                <td>{name}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{fill(texts.slipPieces, { count: formats.number(pieces) })}</p>
      </article>
    </PrintSheet>
  )
}
