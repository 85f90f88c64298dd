import { ArchiveRestore, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Todo } from '../../contract.ts'
import { todoWords } from '../todo-words.ts'

type BinButtonsProps = {
  readonly todo: Todo
  readonly tabIndex: 0 | -1
  readonly acts: { readonly restore: (todo: Todo) => void; readonly deleteForGood: (todo: Todo) => void }
}

/** What can be done with a task in the bin. */
export function BinButtons({ todo, tabIndex, acts }: BinButtonsProps): ReactNode {
  const texts = useTexts(todoWords)
  const { title } = todo
  return (
    <>
      <IconButton name={fill(texts.restoreTask, { title })} icon={ArchiveRestore} tabIndex={tabIndex} onClick={() => acts.restore(todo)} />
      <IconButton name={fill(texts.deleteTask, { title })} icon={Trash2} tabIndex={tabIndex} onClick={() => acts.deleteForGood(todo)} />
    </>
  )
}
