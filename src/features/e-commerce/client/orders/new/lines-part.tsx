import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { centsOf } from '../../../../../kit/money.ts'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { useFormField } from '../../../../../shell/parts/form/use-form-field.ts'
import { useFormats } from '../../../../../shell/parts/formats/use-formats.ts'
import { FieldGroup } from '../../../../../ui/field.tsx'
import boxStyles from '../../../../../ui/field.module.css'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Thumb } from '../../products/product-thumb.tsx'
import { FindField } from './find-field.tsx'
import { centsOfLines, type Line } from './new-order-rules.ts'
import styles from './new-order.module.css'
import { newWords } from './new-words.ts'
import { useFoundProducts } from './use-found.ts'

/** What is ordered: found by search, with how many of each. */
export function LinesPart(): ReactNode {
  const texts = useTexts(newWords)
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const found = useFoundProducts(typed)
  const field = useFormField<readonly Line[]>({ name: 'lines', label: texts.products })
  const { value: lines, change } = field
  const options = found.map(({ id, name, sku, quantity }) => ({
    value: id,
    label: [name, sku, fill(texts.inStock, { count: formats.number(quantity) })].filter(Boolean).join(', '),
  }))

  function take(id: string): void {
    const product = found.find((each) => each.id === id)
    if (!product) return
    const isThere = lines.some((line) => line.id === id)
    if (isThere) return change(lines.map((line) => (line.id === id ? { ...line, quantity: line.quantity + 1 } : line)))
    const { name, priceTaxExcl: price, images, featuredImageId, quantity: stock } = product
    const image = images.find((each) => each.id === featuredImageId) ?? images[0]
    change([...lines, { id, name, price, image: image?.url ?? '', stock, quantity: 1 }])
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.products}</h3>
      <FindField label={texts.findProduct} hint={texts.findProductHint} text={typed} onText={setTyped} options={options} onPick={take} />
      <FieldGroup {...field.texts}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              onQuantity={(quantity) => change(lines.map((each) => (each.id === line.id ? { ...each, quantity } : each)))}
              onRemove={() => change(lines.filter((each) => each.id !== line.id))}
            />
          ))}
        </ul>
      </FieldGroup>
      {lines.length > 0 ? (
        <p className={styles.sum}>
          {texts.subtotal} <b>{formats.money(centsOfLines(lines))}</b>
        </p>
      ) : null}
    </section>
  )
}

type LineRowProps = { readonly line: Line; readonly onQuantity: (quantity: number) => void; readonly onRemove: () => void }

function LineRow({ line, onQuantity, onRemove }: LineRowProps): ReactNode {
  const texts = useTexts(newWords)
  const formats = useFormats()
  const { name, price, image, stock, quantity } = line
  return (
    <li className={styles.line}>
      <Thumb url={image} />
      <span className={styles.what}>
        <b>{name}</b>
        <span className={styles.small}>
          {fill(texts.each, { price: formats.money(centsOf(price)) })}
          {quantity > stock ? <strong> {fill(texts.moreThanStock, { count: formats.number(stock) })}</strong> : null}
        </span>
      </span>
      <input
        type="number"
        className={`${boxStyles.box} ${styles.quantity}`}
        min={1}
        max={100_000}
        step={1}
        value={Number.isNaN(quantity) ? '' : quantity}
        aria-label={fill(texts.quantityOf, { name })}
        onChange={(event) => onQuantity(event.target.valueAsNumber)}
      />
      <IconButton name={fill(texts.removeProduct, { name })} icon={Trash2} onClick={onRemove} />
    </li>
  )
}
