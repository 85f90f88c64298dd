import { useEffect, useEffectEvent, useState } from 'react'

const pause = 200

/** What is typed shows at once and is told after a short pause, or when the field goes away. */
export function useTyped(value: string, tell: (text: string) => void): readonly [string, (text: string) => void] {
  const [draft, setDraft] = useState<string>()
  const [known, setKnown] = useState(value)
  // A value that has changed, whoever changed it, ends what was typed before.
  if (value !== known) {
    setKnown(value)
    setDraft(undefined)
  }
  const text = draft ?? value
  const tellNow = useEffectEvent(() => {
    if (text !== value) tell(text)
  })
  // Repeated after each rendering until the value follows: while its address is changing, a page ignores what it is told.
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => tell(text), pause)
    return () => clearTimeout(timer)
  }, [text, value, tell])
  useEffect(() => () => tellNow(), [])
  return [text, setDraft]
}
