import type { ReactNode } from 'react'
import type { Service } from '../../../kit/invoice-sheet.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import styles from './invoice-lines.module.css'
import type { InvoiceSubject } from './invoice-look.ts'
import { invoiceWords } from './invoice-words.ts'

const nothing = ''

type InvoiceLinesProps = { readonly services: readonly Service[]; readonly subject: InvoiceSubject; readonly hasDetail: boolean }

/** The lines: a table, also where a phone draws its rows as cards. */
export function InvoiceLines({ services, subject, hasDetail }: InvoiceLinesProps): ReactNode {
  const texts = useTexts(invoiceWords)
  const isWork = subject === 'services'
  const heads = [
    isWork ? texts.service : texts.product,
    ...(isWork ? [texts.unit] : []),
    isWork ? texts.unitPrice : texts.price,
    texts.quantity,
    texts.lineTotal,
  ]
  return (
    <table className={styles.lines} aria-label={texts.linesName}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" data-figure={at > (isWork ? 1 : 0) || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <InvoiceLine key={service.id} service={service} heads={heads} isWork={isWork} hasDetail={hasDetail} />
        ))}
      </tbody>
      <tfoot aria-hidden="true" className={styles.room}>
        <tr>
          <td colSpan={heads.length}>{nothing}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type LineProps = { readonly service: Service; readonly heads: readonly string[]; readonly isWork: boolean; readonly hasDetail: boolean }

function InvoiceLine({ service, heads, isWork, hasDetail }: LineProps): ReactNode {
  const formats = useFormats()
  const { title, detail, unit, unitPrice, quantity, total } = service
  const figures = [formats.number(unitPrice, 2), formats.number(quantity), formats.number(total, 2)]
  const before = isWork ? 2 : 1
  return (
    <tr>
      <td>
        <strong>{title}</strong>
        {hasDetail && detail !== '' ? <span className={styles.detail}>{detail}</span> : null}
      </td>
      {isWork ? <td data-label={heads[1]}>{unit}</td> : null}
      {figures.map((figure, at) => (
        <td key={heads[before + at]} data-figure data-label={heads[before + at]}>
          {figure}
        </td>
      ))}
    </tr>
  )
}
