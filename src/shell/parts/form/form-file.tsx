import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { controlProps, Field } from '../../../ui/field.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { faultOf, type FileLimits } from './file-limits.ts'
import { FileList } from './file-list.tsx'
import styles from './file.module.css'
import { formWords } from './form-words.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

type FormFileProps = FormFieldProps & FileLimits & { readonly isSingle?: boolean }

/** Files by drop or by button. The form holds a list of `File`, also for a single one. */
export function FormFile({ types, mostBytes, isSingle = false, ...props }: FormFileProps): ReactNode {
  const words = useTexts(formWords)
  const formats = useFormats()
  const announce = useAnnounce()
  const { setError } = useFormContext()
  const { value, change, leave, texts } = useFormField<readonly File[]>(props)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const limits = { ...(types ? { types } : {}), ...(mostBytes === undefined ? {} : { mostBytes }) }

  function add(files: readonly File[]): void {
    const [good, bad] = [files.filter((file) => !faultOf(file, limits)), files.find((file) => faultOf(file, limits))]
    if (good.length > 0) change(isSingle ? good.slice(0, 1) : [...value, ...good])
    for (const { name } of good) announce(fill(words.fileAdded, { name }))
    if (bad) setError(props.name, { type: 'file', message: refusal(bad) })
  }

  function refusal(file: File): string {
    if (faultOf(file, limits) === 'wrong-type') return fill(words.wrongType, { name: file.name })
    return fill(words.tooLarge, { name: file.name, size: formats.bytes(file.size), limit: formats.bytes(mostBytes ?? 0) })
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }

  function remove(file: File): void {
    change(value.filter((each) => each !== file))
    announce(fill(words.fileRemoved, { name: file.name }))
    document.getElementById(texts.id)?.focus()
  }

  const { 'aria-invalid': isInvalid, ...control } = controlProps(texts)
  const limitTexts = [
    types ? fill(words.fileTypes, { types: types.join(', ') }) : '',
    mostBytes === undefined ? '' : fill(words.fileSize, { size: formats.bytes(mostBytes) }),
  ]
  return (
    <Field {...texts}>
      <div
        className={styles.zone}
        data-over={isOver ? '' : undefined}
        data-invalid={isInvalid ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span aria-hidden="true">{isSingle ? words.dropFile : words.dropFiles}</span>
        <Button
          {...control}
          aria-label={`${props.label}: ${isSingle ? words.chooseFile : words.chooseFiles}`}
          onBlur={leave}
          onClick={() => input.current?.click()}
        >
          {isSingle ? words.chooseFile : words.chooseFiles}
        </Button>
        <input
          ref={input}
          type="file"
          className={styles.input}
          tabIndex={-1}
          aria-hidden="true"
          multiple={!isSingle}
          accept={types?.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {limitTexts.some(Boolean) ? <span className={styles.limits}>{limitTexts.filter(Boolean).join(' · ')}</span> : null}
      </div>
      <FileList files={value} onRemove={remove} />
    </Field>
  )
}
