import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { controlProps, Field } from '../../../ui/field.tsx'
import { useTexts } from '../../language.tsx'
import { ComboboxList, isWanted } from './combobox-list.tsx'
import { useChoices, type Choice, type CreateOption } from './combobox-choices.ts'
import styles from './combobox.module.css'
import type { FormOption } from './form-select.tsx'
import { formWords } from './form-words.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

type FormComboboxProps = FormFieldProps & {
  readonly options: readonly FormOption[]
  /** Given where people may add a choice that is not there. */
  readonly onCreate?: CreateOption
}

/** One of many, found by typing. The form holds its value, or `''`. */
export function FormCombobox({ options, onCreate, ...props }: FormComboboxProps): ReactNode {
  const words = useTexts(formWords)
  const { value, change, leave, texts } = useFormField<string>(props)
  const { choices, setQuery, optionOf } = useChoices(options, onCreate)
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value])
  const { label } = props
  return (
    <Field {...texts}>
      <Combobox.Root<Choice>
        items={choices}
        value={chosen}
        filter={isWanted}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onValueChange={(choice) => change(choice ? optionOf(choice).value : '')}
        onInputValueChange={setQuery}
      >
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Input {...controlProps(texts)} className={styles.input} onBlur={leave} aria-required={props.isRequired ?? false} />
          <Combobox.Clear className={styles.tool} aria-label={fill(words.clear, { label })}>
            <X aria-hidden="true" />
          </Combobox.Clear>
          <Combobox.Trigger className={styles.tool} aria-label={fill(words.openList, { label })}>
            <ChevronDown aria-hidden="true" />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <ComboboxList />
      </Combobox.Root>
    </Field>
  )
}
