import { Checkbox } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './check-box.module.css'

type CheckBoxProps = Omit<ComponentProps<typeof Checkbox.Root>, 'className' | 'children' | 'checked' | 'onCheckedChange'> & {
  readonly isOn: boolean
  /** Some of what it stands for is on. */
  readonly isMixed?: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A box to tick. Give it a label around it, or an `aria-label`. */
export function CheckBox({ isOn, isMixed = false, onChange, ...rest }: CheckBoxProps): ReactNode {
  return (
    <Checkbox.Root {...rest} className={styles.box} checked={isOn} indeterminate={isMixed} onCheckedChange={onChange}>
      <Checkbox.Indicator className={styles.mark}>
        {isMixed ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
      </Checkbox.Indicator>
    </Checkbox.Root>
  )
}
