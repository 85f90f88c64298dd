import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { controlProps, Field } from '../../../ui/field.tsx'
import { useTexts } from '../../language.tsx'
import { useChoices, type Choice, type CreateOption } from './combobox-choices.ts'
import { ComboboxList, isWanted } from './combobox-list.tsx'
import styles from './combobox.module.css'
import type { FormOption } from './form-select.tsx'
import { formWords } from './form-words.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

type FormChoicesProps = FormFieldProps & { readonly options: readonly FormOption[]; readonly onCreate?: CreateOption }

/** Several of many, each a chip in the box. The form holds their values. */
export function FormChoices({ options, onCreate, ...props }: FormChoicesProps): ReactNode {
  const words = useTexts(formWords)
  const { value, change, leave, texts } = useFormField<readonly string[]>(props)
  const { choices, query, setQuery, optionOf } = useChoices(options, onCreate)
  const chosen = useMemo(() => value.flatMap((each) => options.find((option) => option.value === each) ?? []), [options, value])

  function take(next: readonly Choice[]): void {
    change(next.map((choice) => optionOf(choice).value))
    setQuery('')
  }

  return (
    <Field {...texts}>
      <Combobox.Root<Choice, true>
        multiple
        items={choices}
        value={chosen}
        filter={isWanted}
        isItemEqualToValue={(one, other) => one.value === other.value}
        onValueChange={take}
        inputValue={query}
        onInputValueChange={setQuery}
      >
        <Combobox.InputGroup className={styles.group}>
          <Combobox.Chips className={styles.chips} aria-label={chosen.length > 0 ? fill(words.chosen, { label: props.label }) : undefined}>
            {chosen.map((option) => (
              <Combobox.Chip key={option.value} className={styles.chip} data-chip="" aria-label={option.label}>
                {option.label}
                <Combobox.ChipRemove className={styles.remove} aria-label={fill(words.remove, { name: option.label })}>
                  <X aria-hidden="true" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input {...controlProps(texts)} className={styles.input} onBlur={leave} aria-required={props.isRequired ?? false} />
          </Combobox.Chips>
        </Combobox.InputGroup>
        <ComboboxList />
      </Combobox.Root>
    </Field>
  )
}
