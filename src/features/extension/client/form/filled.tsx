import type { ReactNode } from 'react'
import type { Values } from '../../../../kit/texts.ts'

/** A text with its values in bold, for sentences in which the values are what matters. */
export function Filled<Text extends string>({ text, values }: { readonly text: Text; readonly values: Values<Text> }): ReactNode {
  const known: Readonly<Record<string, string | number>> = values
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? <b key={part}>{known[part]}</b> : part))
}
