import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { totalOf } from '../../../../kit/invoice-sheet.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { invoiceAppWords } from '../invoice-words.ts'
import styles from './invoice-form.module.css'
import { FigureBox, TextBox } from './line-box.tsx'
import { emptyLine, type InvoiceInput, type LineInput } from './rules.ts'

/** The lines: Tab goes across, Enter adds one below, Ctrl+Backspace removes it. */
export function LinesEditor(): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const { did } = useUndo()
  const { getValues } = useFormContext<InvoiceInput>()
  const { fields, insert, remove } = useFieldArray<InvoiceInput, 'lines'>({ name: 'lines' })
  const group = useRef<HTMLFieldSetElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const rows = group.current?.querySelectorAll<HTMLElement>('[data-line]')
    const row = rows?.[Math.min(wanted.current, rows.length - 1)]
    ;(row?.querySelector('input') ?? group.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
    wanted.current = undefined
  })

  function add(at: number): void {
    wanted.current = at
    insert(at, emptyLine(), { shouldFocus: false })
  }
  function drop(at: number): void {
    const line = getValues(`lines.${at}`)
    wanted.current = at
    remove(at)
    did({
      text: fill(texts.lineRemoved, { line: at + 1 }),
      undo: () => insert(at, line, { shouldFocus: false }),
      redo: () => remove(at),
    })
  }
  function onKeyDown(event: KeyboardEvent, at: number): void {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      add(at + 1)
    }
    if (event.key === 'Backspace' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      drop(at)
    }
  }

  return (
    <fieldset className={styles.group} ref={group}>
      <legend className={styles.legend}>{texts.lines}</legend>
      <p className={styles.hint}>{texts.linesHint}</p>
      <div className={styles.lines}>
        {fields.map(({ id }, at) => (
          <div key={id} className={styles.line} data-line role="group" aria-label={`${texts.lines} ${at + 1}`}>
            <LineBoxes at={at} onKeyDown={(event) => onKeyDown(event, at)} />
            <IconButton name={fill(texts.removeLine, { line: at + 1 })} icon={Trash2} className={styles.drop} onClick={() => drop(at)} />
          </div>
        ))}
      </div>
      <Button data-add onClick={() => add(fields.length)}>
        <Plus aria-hidden="true" />
        {texts.addLine}
      </Button>
    </fieldset>
  )
}

type LineBoxesProps = { readonly at: number; readonly onKeyDown: (event: KeyboardEvent) => void }

function LineBoxes({ at, onKeyDown }: LineBoxesProps): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const box = (field: keyof LineInput, title: string) => ({
    name: `lines.${at}.${field}`,
    title,
    onKeyDown,
    label: fill(texts.lineBox, { field: title, line: at + 1 }),
  })
  return (
    <>
      <TextBox {...box('title', texts.lineTitle)} />
      <TextBox {...box('detail', texts.detail)} />
      <TextBox {...box('unit', texts.unit)} />
      <FigureBox {...box('unitPrice', texts.unitPrice)} digits={2} />
      <FigureBox {...box('quantity', texts.quantity)} />
      <LineTotal at={at} />
    </>
  )
}

function LineTotal({ at }: { readonly at: number }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  const line = useWatch<InvoiceInput, `lines.${number}`>({ name: `lines.${at}` })
  const isReadable = typeof line?.unitPrice === 'number' && typeof line.quantity === 'number'
  return (
    <div className={styles.box}>
      <span className={styles.boxTitle}>{texts.lineTotal}</span>
      <output className={styles.total}>{isReadable ? formats.number(totalOf(line), 2) : '–'}</output>
    </div>
  )
}
