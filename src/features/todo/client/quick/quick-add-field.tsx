import { Plus } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { nameOf } from '../../../../kit/line-parts.ts'
import { fill } from '../../../../kit/texts.ts'
import { timeAt } from '../../../../kit/zoned-moment.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { labels } from '../../lists.ts'
import { readQuickAdd, type QuickAdd, type QuickAddPart } from '../../quick-add.ts'
import { dateOf, todayAt } from '../../rules.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import type { Place } from '../places.ts'
import { startAt } from './place-start.ts'
import { QuickChips } from './quick-chips.tsx'
import styles from './quick-add-field.module.css'
import { quickWords } from './quick-words.ts'

type QuickAddFieldProps = {
  readonly place: Place
  readonly onAdd: (fresh: FreshTodo) => void
  readonly ref: Ref<HTMLInputElement>
}

const most = 500

/** One line makes a task: Enter adds it and the field stays for the next. */
export function QuickAddField({ place, onAdd, ref }: QuickAddFieldProps): ReactNode {
  const id = useId()
  const texts = useTexts(quickWords)
  const announce = useAnnounce()
  const now = useMinute()
  const [text, setText] = useState('')
  const [onlyWords, setOnlyWords] = useState<readonly string[]>([])
  const [isRefused, setRefused] = useState(false)
  const read = readQuickAdd(text, { today: todayAt(now), time: timeAt(now, officeTimeZone), labels, onlyWords })

  function empty(): void {
    setText('')
    setOnlyWords([])
    setRefused(false)
  }

  function add(): void {
    if (read.title === '') {
      setRefused(true)
      return announce(texts.noTitle, 'assertive')
    }
    onAdd({ ...startAt(place, now), ...freshOf(read, place, now) })
    announce(fill(texts.added, { title: read.title }))
    empty()
  }

  const takeAsWords = (part: QuickAddPart): void => setOnlyWords((before) => [...before, nameOf(part)])

  function answerKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart: at, selectionEnd: end } = event.currentTarget
    const part = event.key === 'Backspace' && at === end ? read.parts.find((each) => each.end === at) : undefined
    if (part) takeAsWords(part)
    else if (event.key === 'Escape' && text !== '') empty()
    else if (event.key === 'Escape') event.currentTarget.blur()
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.quick}>
      <div className={styles.box}>
        <Plus aria-hidden="true" />
        <input
          ref={ref}
          className={styles.input}
          aria-label={texts.name}
          aria-describedby={`${id}-hint`}
          placeholder={texts.example}
          value={text}
          maxLength={most}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={answerKey}
        />
        {text === '' ? null : <IconButton name={texts.add} icon={Plus} keys="Enter" className={styles.add ?? ''} onClick={add} />}
      </div>
      <span id={`${id}-hint`} hidden>
        {texts.hint}
      </span>
      {isRefused && read.title === '' ? <p className={styles.refused}>{texts.noTitle}</p> : null}
      <QuickChips read={read} now={now} onAsWords={takeAsWords} />
    </div>
  )
}

/** What the line says counts more than what the place would give it. */
function freshOf({ title, due, labels: named, important, starred }: QuickAdd, place: Place, now: Date): FreshTodo {
  const start = startAt(place, now)
  return {
    title,
    ...(due ? { dueDate: dateOf(due.day, due.time) } : {}),
    labels: [...new Set([...(start.labels ?? []), ...named])],
    ...(important ? { important } : {}),
    ...(starred ? { starred } : {}),
  }
}
