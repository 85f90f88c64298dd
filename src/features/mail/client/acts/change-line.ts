import { fill } from '../../../../kit/texts.ts'
import { folders, labels } from '../../folders.ts'
import type { texts as mailTexts } from '../texts.ts'
import type { MailChange, Marks } from './mail-change.ts'
import type { texts as actTexts } from './texts.ts'

type Texts = { readonly acts: typeof actTexts; readonly names: typeof mailTexts }

/** What a change did, as one line for the notice and the history. */
export function changeLine(change: MailChange, { acts, names }: Texts): string {
  const count = change.before.length
  const isOne = count === 1
  switch (change.kind) {
    case 'move':
    case 'restore': {
      const handle = folders.find(({ id }) => change.kind === 'move' && id === change.folder)?.handle ?? 'inbox'
      return fill(isOne ? acts.movedOne : acts.movedMany, { count, folder: names[handle] })
    }
    case 'label': {
      const label = names[labels.find(({ id }) => id === change.labelId)?.handle ?? 'note']
      if (change.isOn) return fill(isOne ? acts.labelledOne : acts.labelledMany, { count, label })
      return fill(isOne ? acts.unlabelledOne : acts.unlabelledMany, { count, label })
    }
    case 'mark':
      return markLine(change.marks, count, acts)
  }
}

function markLine({ read, starred, important }: Marks, count: number, acts: Texts['acts']): string {
  const isOne = count === 1
  const lines: readonly (readonly [boolean, string])[] = [
    [read === true, isOne ? acts.readOne : acts.readMany],
    [read === false, isOne ? acts.unreadOne : acts.unreadMany],
    [starred === true, isOne ? acts.starredOne : acts.starredMany],
    [starred === false, isOne ? acts.unstarredOne : acts.unstarredMany],
    [important === true, isOne ? acts.importantOne : acts.importantMany],
    [important === false, isOne ? acts.unimportantOne : acts.unimportantMany],
  ]
  // All of these texts have this one placeholder, or none.
  return fill((lines.find(([isIt]) => isIt)?.[1] ?? '') as '{count}', { count })
}
