import { useCallback } from 'react'
import { mergedFields } from '../../../kit/merge-fields.ts'
import { Problem } from '../../../kit/problem.ts'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useConfirm } from '../confirm/confirm-store.ts'
import { conflictWords } from './conflict-words.ts'

type Save<Row> = {
  /** What was there when the writing began. */
  readonly base: Row
  /** What it should be; fields that are left out stay. */
  readonly mine: Partial<Row>
  readonly read: () => Promise<Row>
  readonly save: (changes: Partial<Row>, version: number) => Promise<Row>
}

type Options<Row> = {
  /** How the fields are called, for the question whose words stay. */
  readonly titles: Readonly<Partial<Record<keyof Row & string, string>>>
  /** How a value is said, where it would not be understood as it is. */
  readonly inWords?: (name: keyof Row & string, row: Partial<Row>) => string | undefined
}

const shownLetters = 160

/** Saves although somebody else may have been faster: what only one of us changed stands, the rest is asked about. */
export function useMergedSave<Row extends { readonly version: number }>({
  titles,
  inWords,
}: Options<Row>): (save: Save<Row>) => Promise<Row> {
  const texts = useTexts(conflictWords)
  const ask = useConfirm()
  return useCallback(
    async ({ base, mine, read, save }) => {
      const first = await unlessFaster(() => save(mine, base.version))
      if (first) return first
      const theirs = await read()
      const { changes, disputed } = mergedFields(base, mine, theirs)
      for (const name of disputed) {
        const isMine = await ask({
          title: fill(texts.title, { field: titles[name] ?? name }),
          body: fill(texts.body, {
            theirs: inWords?.(name, theirs) ?? shown(theirs[name]),
            mine: inWords?.(name, { ...base, ...mine }) ?? shown(mine[name]),
          }),
          verb: texts.keepMine,
          safeVerb: texts.takeTheirs,
        })
        if (!isMine) delete changes[name]
      }
      return Object.keys(changes).length === 0 ? theirs : save(changes, theirs.version)
    },
    [ask, texts, titles, inWords],
  )
}

async function unlessFaster<Row>(save: () => Promise<Row>): Promise<Row | undefined> {
  try {
    return await save()
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'conflict') return undefined
    throw problem
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === '' ? '–' : text.slice(0, shownLetters)
}
