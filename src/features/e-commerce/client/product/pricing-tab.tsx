import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { FormMoney, FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { productWords } from '../shop-words.ts'
import type { ProductInput } from './product-rules.ts'
import styles from './product.module.css'

/** What it costs. The two prices are kept in step; the formula says how. */
export function PricingTab(): ReactNode {
  const texts = useTexts(productWords)
  return (
    <div className={styles.fields}>
      <FormMoney name="priceTaxExcl" label={texts.priceTaxExcl} hint={texts.priceTaxExclHint} />
      <FormNumber name="taxRate" label={texts.taxRate} unit="%" />
      <FormMoney name="priceTaxIncl" label={texts.priceTaxIncl} hint={texts.priceTaxInclHint} />
      <Formula />
      <FormMoney name="comparedPrice" label={texts.comparedPrice} hint={texts.comparedHint} />
      <ComparedHint />
    </div>
  )
}

function Formula(): ReactNode {
  const texts = useTexts(productWords)
  const { money, number } = useFormats()
  const [excl, incl, rate] = useWatch<ProductInput, ['priceTaxExcl', 'priceTaxIncl', 'taxRate']>({
    name: ['priceTaxExcl', 'priceTaxIncl', 'taxRate'],
  })
  if (typeof excl !== 'number' || typeof incl !== 'number' || typeof rate !== 'number') return null
  const parts = { excl: money(excl), rate: number(rate), tax: money(incl - excl), incl: money(incl) }
  return <output className={styles.formula}>{fill(texts.formula, parts)}</output>
}

/** Said, not forbidden: a price to compare with only makes sense where it is higher. */
function ComparedHint(): ReactNode {
  const texts = useTexts(productWords)
  const [compared, incl] = useWatch<ProductInput, ['comparedPrice', 'priceTaxIncl']>({ name: ['comparedPrice', 'priceTaxIncl'] })
  const isOdd = typeof compared === 'number' && typeof incl === 'number' && compared > 0 && compared <= incl
  return (
    <p className={styles.warning} role="status">
      {isOdd ? (
        <>
          <TriangleAlert aria-hidden="true" />
          {texts.comparedOdd}
        </>
      ) : null}
    </p>
  )
}
