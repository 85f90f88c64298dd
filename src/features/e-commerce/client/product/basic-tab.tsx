import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { FormChoices } from '../../../../shell/parts/form/form-choices.tsx'
import { FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { plainHandle } from '../../plain-handle.ts'
import { useWordsInUse } from '../products/product-queries.ts'
import { productWords } from '../shop-words.ts'
import type { ProductInput } from './product-rules.ts'
import styles from './product.module.css'

/** What the product is: its name, its words, where it is found. */
export function BasicTab({ isNew }: { readonly isNew: boolean }): ReactNode {
  const texts = useTexts(productWords)
  const known = useWordsInUse()
  const handle = useWatch<ProductInput, 'handle'>({ name: 'handle' })
  useHandleFromName(isNew)
  return (
    <div className={styles.fields}>
      <FormText name="name" label={texts.name} isRequired />
      <FormText
        name="handle"
        label={texts.handle}
        hint={handle === '' ? texts.handleMissing : fill(texts.handleHint, { path: `/products/${handle}` })}
        inputMode="url"
      />
      <FormTextArea name="description" label={texts.description} rows={5} />
      <WordsField name="categories" label={texts.categories} known={known?.categories} />
      <WordsField name="tags" label={texts.tags} known={known?.tags} />
      <FormSwitch name="active" label={texts.active} hint={texts.activeHint} />
    </div>
  )
}

/** The handle of a new product follows its name until somebody types one. */
function useHandleFromName(isNew: boolean): void {
  const { setValue, getValues } = useFormContext<ProductInput>()
  const name = useWatch<ProductInput, 'name'>({ name: 'name' })
  const made = useRef('')
  useEffect(() => {
    if (!isNew) return
    const isOwn = getValues('handle') !== made.current
    if (isOwn) return
    made.current = name.trim() === '' ? '' : plainHandle(name)
    setValue('handle', made.current)
  }, [isNew, name, getValues, setValue])
}

type WordsFieldProps = {
  readonly name: 'categories' | 'tags'
  readonly label: string
  readonly known: readonly { readonly word: string }[] | undefined
}

/** Words as chips: those in use are suggested, others can be added. */
function WordsField({ name, label, known }: WordsFieldProps): ReactNode {
  const chosen = useWatch<ProductInput, typeof name>({ name })
  const options = useMemo(() => {
    const all = new Set([...(known ?? []).map(({ word }) => word), ...chosen])
    return [...all].map((word) => ({ value: word, label: word }))
  }, [known, chosen])
  const create = (text: string): { readonly value: string; readonly label: string } => {
    const word = text.trim().slice(0, 60)
    return { value: word, label: word }
  }
  return <FormChoices name={name} label={label} options={options} onCreate={create} />
}
