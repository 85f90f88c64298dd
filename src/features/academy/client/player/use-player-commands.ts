import { ArrowLeft, ArrowRight, CircleCheck, Pencil } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import { academyWords } from '../academy-words.ts'

type Acts = { readonly goOn: () => void; readonly goBack: () => void; readonly toggleDone: () => void; readonly edit: () => void }

/** The keys of the player. They stay the same commands while the steps change under them. */
export function usePlayerCommands(acts: Acts): void {
  const texts = useTexts(academyWords)
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const commands = useMemo((): readonly Command[] => {
    const page = { group: 'page' } as const
    const goOn = (): void => latest.current.goOn()
    const goBack = (): void => latest.current.goBack()
    return [
      { ...page, id: 'course-next', title: texts.next, icon: ArrowRight, keys: 'ArrowRight', run: goOn },
      { ...page, id: 'course-previous', title: texts.previous, icon: ArrowLeft, keys: 'ArrowLeft', run: goBack },
      { ...page, id: 'course-next-j', title: texts.next, keys: 'j', isKeyOnly: true, run: goOn },
      { ...page, id: 'course-previous-k', title: texts.previous, keys: 'k', isKeyOnly: true, run: goBack },
      { ...page, id: 'course-done', title: texts.markDone, icon: CircleCheck, keys: 'd', run: () => latest.current.toggleDone() },
      { ...page, id: 'course-edit', title: texts.edit, icon: Pencil, keys: 'e', run: () => latest.current.edit() },
    ]
  }, [texts])
  useCommands(commands)
}
