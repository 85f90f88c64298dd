import { useState } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import type { FormOption } from './form-select.tsx'
import { formWords } from './form-words.ts'

/** Makes a new choice of what was typed; the caller keeps it among its options. */
export type CreateOption = (text: string) => FormOption

export type Choice = FormOption & {
  /** What was typed, for the entry that creates a new choice. */
  readonly created?: string
}

type Choices = {
  readonly choices: readonly Choice[]
  readonly query: string
  readonly setQuery: (query: string) => void
  /** The option a choice stands for; a new one is made here. */
  readonly optionOf: (choice: Choice) => FormOption
}

/** The options, and where nothing is called like that yet, an entry to create it. */
export function useChoices(options: readonly FormOption[], onCreate: CreateOption | undefined): Choices {
  const texts = useTexts(formWords)
  const [query, setQuery] = useState('')
  const wish = query.trim()
  const isKnown = options.some(({ label }) => label.toLowerCase() === wish.toLowerCase())
  const isNew = onCreate !== undefined && wish !== '' && !isKnown
  return {
    choices: isNew ? [...options, { value: `create ${wish}`, label: fill(texts.create, { text: wish }), created: wish }] : options,
    query,
    setQuery,
    optionOf: (choice) => (choice.created !== undefined && onCreate ? onCreate(choice.created) : choice),
  }
}
