import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import '../../../../../shell/parts/form/field-scale.css'
import { Button } from '../../../../../ui/button.tsx'
import { controlProps, Field } from '../../../../../ui/field.tsx'
import boxStyles from '../../../../../ui/field.module.css'
import styles from '../choices/choices.module.css'
import { dialogWords } from './dialog-words.ts'
import { linkIn } from './link-in.ts'
import type { Attach } from './use-attach.ts'

type AttachFormProps = { readonly attach: Attach; readonly onDone: () => void }

/** Files from this machine, or a link. */
export function AttachForm({ attach, onDone }: AttachFormProps): ReactNode {
  const texts = useTexts(dialogWords)
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)

  function addLink(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const link = linkIn(address)
    if (link === undefined) return setWrong(true)
    attach.addLink(link, name.trim())
    onDone()
  }

  const addressTexts = { id: `${id}-address`, label: texts.linkAddress, ...(isWrong ? { error: texts.linkWrong } : {}) }
  const nameTexts = { id: `${id}-name`, label: texts.linkName }
  return (
    <form className={styles.choices} onSubmit={addLink} noValidate>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={texts.chooseFiles}
        onChange={({ target }) => {
          attach.addFiles(target.files ?? [])
          onDone()
        }}
      />
      <Button kind="primary" onClick={() => files.current?.click()}>
        {texts.chooseFiles}
      </Button>
      <p className={styles.none}>{texts.pasteHint}</p>
      <Field {...addressTexts}>
        <input
          {...controlProps(addressTexts)}
          className={boxStyles.box}
          type="url"
          maxLength={2000}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            setWrong(false)
          }}
        />
      </Field>
      <Field {...nameTexts}>
        <input
          {...controlProps(nameTexts)}
          className={boxStyles.box}
          maxLength={255}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit">{texts.addLink}</Button>
    </form>
  )
}
