import { useState } from 'react'

type Typed = {
  readonly text: string
  readonly type: (text: string) => void
  /** Done typing: from now on it shows what was understood. */
  readonly leave: () => void
}

/** Text while somebody types, a value for the form: what cannot be read goes on as text, for the schema to refuse. */
export function useTyped<Value>(options: {
  readonly value: Value
  readonly read: (text: string) => Value
  readonly write: (value: Value) => string
  readonly onChange: (value: Value) => void
  readonly onLeave: () => void
}): Typed {
  const { value, read, write, onChange, onLeave } = options
  const [typed, setTyped] = useState<string>()
  return {
    text: typed ?? write(value),
    type: (text) => {
      setTyped(text)
      onChange(read(text))
    },
    leave: () => {
      setTyped(undefined)
      onLeave()
    },
  }
}
