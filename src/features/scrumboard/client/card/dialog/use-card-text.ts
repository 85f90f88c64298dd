import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import { useExplain } from '../../../../../shell/parts/mutation/use-explain.ts'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'
import { useLastWord } from './use-last-word.ts'
import { useSaveText } from './use-save-text.ts'
import { useTextHistory } from './use-text-history.ts'
import { caughtUp, isUnsaved, wireOf, type TextName, type Writing } from './writing.ts'

type SaveState = 'saved' | 'saving' | 'failed'
export type CardText = {
  /** What is being written, else what everybody sees. */
  readonly text: string
  readonly state: SaveState
  readonly write: (text: string) => void
  /** Somebody is done writing: what others write shows again. */
  readonly leave: () => void
}

const pause = 600
const patience = 5000

/** A text of a card that saves itself 600 ms after the last letter. While somebody writes, it stays theirs, whatever others do. */
export function useCardText({ board, card }: Pick<OpenCardProps, 'board' | 'card'>, name: TextName): CardText {
  const save = useSaveText(board.id, card.id, name)
  const remember = useTextHistory(board.id, card.id, name)
  const tellLost = useTellLost(name)
  const [writing, setWriting] = useState<Writing>()
  const [state, setState] = useState<SaveState>('saved')
  /** Also true after the dialog has gone. */
  const now = useRef<Writing>(undefined)
  const running = useRef<Promise<unknown>>(Promise.resolve())

  function become(next: Writing | undefined): void {
    now.current = next
    setWriting(next)
  }

  /** Whether nothing is left to save. */
  async function saveOnce(): Promise<boolean> {
    const sent = now.current
    if (!sent || !isUnsaved(name, sent)) return true
    setState('saving')
    try {
      const base = await save(sent.base, wireOf(name, sent.text))
      const latest = now.current ?? sent
      // Where somebody else's words were chosen, they stand here too.
      const isTheirs = latest.text === sent.text && base[name] !== wireOf(name, sent.text)
      become({ ...latest, base, text: isTheirs ? base[name] : latest.text })
      setState('saved')
      return true
    } catch (cause) {
      setState('failed')
      tellLost(cause, () => void finish())
      return false
    }
  }

  // One after the other: each is sent with the version the one before brought.
  function flush(): Promise<boolean> {
    const outcome = running.current.then(saveOnce)
    running.current = outcome
    return outcome
  }
  async function finish(): Promise<void> {
    const isSaved = await flush()
    const left = now.current
    if (!isSaved || !left || isUnsaved(name, left)) return
    remember(left.began, left.base[name])
    become(undefined)
  }

  const isDirty = writing !== undefined && isUnsaved(name, writing)
  useSaveTimer(isDirty && state !== 'saving' ? writing : undefined, state === 'failed' ? patience : pause, () => void flush())
  useOnGone(() => void finish())
  useLastWord(board.id, name, now)
  return {
    text: writing ? caughtUp(name, writing, card).text : card[name],
    state: isDirty && state === 'saved' ? 'saving' : state,
    write: (text) => become({ ...(now.current ? caughtUp(name, now.current, card) : { base: card, began: card[name] }), text }),
    leave: () => void finish(),
  }
}

function useSaveTimer(unsaved: Writing | undefined, milliseconds: number, save: () => void): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => saveNow(), milliseconds)
    return () => clearTimeout(timer)
  }, [unsaved, milliseconds])
}

function useOnGone(act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => () => actNow(), [])
}

/** As long as the text is in sight it says itself that it is not saved; afterwards only a notice can. */
function useTellLost(name: TextName): (cause: unknown, retry: () => void) => void {
  const texts = useTexts(dialogWords)
  const explain = useExplain()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  return (cause, retry) => {
    if (isGone.current) explain({ text: name === 'name' ? texts.titleChanged : texts.descriptionChanged, cause, retry })
  }
}
