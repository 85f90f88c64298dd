import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nameOf } from '../../../../kit/line-parts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { AnchoredPopover, type Anchor } from '../../../../ui/popover.tsx'
import type { NewEvent } from '../../contract.ts'
import { useEventChanges } from '../use-event-changes.ts'
import { nextHour, timesOf, wallAt, whenOf, type EventTimes } from './event-when.ts'
import { eventWords } from './event-words.ts'
import styles from './quick-create.module.css'
import { QuickUnderstood } from './quick-understood.tsx'
import { readEventLine, type EventLinePart } from './read-event-line.ts'

type QuickCreateProps = {
  /** The time that was chosen; nothing where only the words decide. */
  readonly slot: EventTimes | undefined
  readonly anchor: Anchor | null
  readonly zone: string
  readonly onClose: () => void
  /** The whole form, with what was understood so far. */
  readonly onMore: (draft: NewEvent) => void
}

const most = 500

/** One line makes an event: Enter creates it. */
export function QuickCreate({ slot, anchor, zone, onClose, onMore }: QuickCreateProps): ReactNode {
  const id = useId()
  const texts = useTexts(eventWords)
  const announce = useAnnounce()
  const { add } = useEventChanges()
  const now = useMinute()
  const input = useRef<HTMLInputElement>(null)
  const [eventId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [onlyWords, setOnlyWords] = useState<readonly string[]>([])
  const [isRefused, setRefused] = useState(false)
  const chosen = slot && whenOf(slot, zone)
  const line = readEventLine(text, { now: wallAt(now, zone), slot: chosen, onlyWords })
  const when = line.when ?? nextHour(now, zone)
  // The chosen moment itself, as long as the words say nothing else: clocks may show its hour twice that day.
  const times = slot && line.parts.length === 0 ? slot : timesOf(when, zone)
  const draft: NewEvent = { id: eventId, title: line.title, ...times, timeZone: zone, desc: '' }

  function create(): void {
    if (line.title === '') {
      setRefused(true)
      input.current?.focus()
      return announce(texts.noTitle, 'assertive')
    }
    void add(draft)
    onClose()
  }

  const takeAsWords = (part: EventLinePart): void => setOnlyWords((before) => [...before, nameOf(part)])

  function answerKey(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart: at, selectionEnd: end } = event.currentTarget
    const part = event.key === 'Backspace' && at === end ? line.parts.find((each) => each.end === at) : undefined
    if (part) takeAsWords(part)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) create()
    else return
    event.preventDefault()
  }

  const isWrong = isRefused && line.title === ''
  return (
    <AnchoredPopover anchor={anchor} name={texts.quickName} onClose={onClose} initialFocus={input}>
      <div className={styles.quick}>
        <label htmlFor={id} className={styles.label}>
          {texts.quickField}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
          placeholder={texts.quickExample}
          value={text}
          maxLength={most}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={answerKey}
        />
        <span id={`${id}-hint`} hidden>
          {isWrong ? `${texts.noTitle} ` : ''}
          {texts.quickHint}
        </span>
        {isWrong ? <p className={styles.refused}>{texts.noTitle}</p> : null}
        <QuickUnderstood when={when} parts={line.parts} zone={zone} now={now} onAsWords={takeAsWords} />
        <div className={styles.actions}>
          <Button kind="primary" onClick={create}>
            {texts.create}
          </Button>
          <Button kind="quiet" onClick={() => onMore(draft)}>
            {texts.moreOptions}
          </Button>
        </div>
      </div>
    </AnchoredPopover>
  )
}
