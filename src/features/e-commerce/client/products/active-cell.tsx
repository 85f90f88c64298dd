import { Switch } from '@base-ui/react/switch'
import { CircleCheck, CircleMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { Product } from '../../product.ts'
import { productWords } from '../shop-words.ts'
import styles from './cells.module.css'
import { editOf } from './product-change.ts'
import type { ProductChanges } from './use-product-changes.ts'

type ActiveCellProps = { readonly product: Product; readonly changes: ProductChanges; readonly isFixed: boolean }

/** Whether it is sold, to switch where it stands. */
export function ActiveCell({ product, changes, isFixed }: ActiveCellProps): ReactNode {
  const texts = useTexts(productWords)
  const { name, active } = product
  const content = (
    <Badge kind={active ? 'ok' : 'neutral'} icon={active ? CircleCheck : CircleMinus}>
      {active ? texts.isActive : texts.isInactive}
    </Badge>
  )
  if (isFixed) return content

  function toggle(isOn: boolean): void {
    const text = fill(isOn ? texts.activated : texts.deactivated, { what: name })
    void changes.edit(editOf(product, { active: isOn }), text)
  }

  return (
    <Switch.Root
      className={styles.switch}
      nativeButton
      render={<button type="button" aria-label={fill(texts.activeOf, { name })} />}
      checked={active}
      onCheckedChange={toggle}
    >
      {content}
    </Switch.Root>
  )
}
