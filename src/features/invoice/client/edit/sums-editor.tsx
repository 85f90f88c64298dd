import { useEffect, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { sumsOf } from '../../../../kit/invoice-sheet.ts'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import styles from './invoice-form.module.css'
import type { InvoiceInput } from './rules.ts'

/** Tax, discount and rounding, with the sums as they come out. */
export function SumsEditor(): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const kind = useWatch<InvoiceInput, 'discountKind'>({ name: 'discountKind' })
  const sums = useSums()
  useTold(sums.total)
  const kinds = [
    { value: 'amount', label: texts.discountAmount },
    { value: 'percent', label: texts.discountPercent },
  ]
  const rows = [
    [texts.subtotal, sums.subtotal],
    [texts.tax, sums.tax],
    [texts.discount, sums.discount === 0 ? 0 : -sums.discount],
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.sums}</legend>
      <div className={styles.columns}>
        <FormNumber name="taxRate" label={texts.taxRate} unit="%" />
        <FormSwitch name="isToCoin" label={texts.toCoin} />
        <FormSelect name="discountKind" label={texts.discountKind} options={kinds} />
        {kind === 'percent' ? (
          <FormNumber key="percent" name="discountValue" label={texts.discountOf} unit="%" />
        ) : (
          <FormNumber key="amount" name="discountValue" label={texts.discountOf} unit="CHF" digits={2} />
        )}
      </div>
      <dl className={styles.sums}>
        {rows.map(([title, amount]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{formats.number(amount, 2)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{texts.total}</dt>
          <dd>{formats.money(centsOf(sums.total))}</dd>
        </div>
      </dl>
    </fieldset>
  )
}

/** What is no number yet counts as nothing. */
function useSums(): ReturnType<typeof sumsOf> {
  const { lines = [], taxRate, discountKind, discountValue, isToCoin } = useWatch<InvoiceInput>()
  const figure = (value: unknown): number => (typeof value === 'number' ? value : 0)
  const services = lines.map((line) => ({ unitPrice: figure(line.unitPrice), quantity: figure(line.quantity) }))
  const isPercent = discountKind === 'percent'
  return sumsOf(services, {
    taxRate: figure(taxRate),
    discount: isPercent ? 0 : figure(discountValue),
    discountPercent: isPercent ? figure(discountValue) : null,
    isToCoin,
  })
}

const pause = 900

/** Says the new total once, when somebody has stopped typing. */
function useTold(total: number): void {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const announce = useAnnounce()
  const [told, setTold] = useState(total)
  useEffect(() => {
    if (total === told) return
    const timer = setTimeout(() => {
      setTold(total)
      announce(fill(texts.totalNow, { amount: formats.money(centsOf(total)) }))
    }, pause)
    return () => clearTimeout(timer)
  }, [total, told, texts, formats, announce])
}
