import { Combobox } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { ComboboxList } from '../../../../../shell/parts/form/combobox-list.tsx'
import styles from '../../../../../shell/parts/form/combobox.module.css'
import type { FormOption } from '../../../../../shell/parts/form/form-select.tsx'
import { controlProps, Field } from '../../../../../ui/field.tsx'

type FindFieldProps = {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onText: (text: string) => void
  /** What the server found for the text. */
  readonly options: readonly FormOption[]
  readonly onPick: (value: string) => void
}

/** A search whose finds are taken one after the other; it keeps none itself. */
export function FindField({ label, hint, text, onText, options, onPick }: FindFieldProps): ReactNode {
  const id = useId()
  const texts = { id, label, hint }
  return (
    <Field {...texts}>
      <Combobox.Root<FormOption>
        items={options}
        filter={null}
        value={null}
        inputValue={text}
        // What was picked would be written into the box after it was emptied.
        onInputValueChange={(next, { reason }) => (reason === 'item-press' ? undefined : onText(next))}
        onValueChange={(option) => {
          if (!option) return
          onPick(option.value)
          onText('')
        }}
      >
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input {...controlProps(texts)} className={styles.input} />
          <Combobox.Trigger className={styles.tool} aria-label={label}>
            <Search aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <ComboboxList />
      </Combobox.Root>
    </Field>
  )
}
