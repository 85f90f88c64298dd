import { ArrowLeftRight, ChevronDown, ChevronUp, PackageCheck, Trash2 } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { pageWords } from './page-words.ts'

type Acts = Readonly<Record<'newer' | 'older' | 'setStatus' | 'printSlip' | 'remove', () => void>> & { readonly isInBin: boolean }

/** The keys and commands of one order: the same letters as in the list. */
export function useOrderPageCommands(acts: Acts): void {
  const texts = useTexts(pageWords)
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const { isInBin } = acts
  const commands = useMemo((): readonly Command[] => {
    const change: readonly Command[] = [
      {
        id: 'order-status',
        title: texts.setStatus,
        group: 'page',
        icon: ArrowLeftRight,
        keys: 's',
        run: () => latest.current.setStatus(),
      },
      { id: 'order-remove', title: texts.removed, group: 'page', icon: Trash2, keys: '#', run: () => latest.current.remove() },
    ]
    return [
      { id: 'order-older', title: texts.older, group: 'page', icon: ChevronDown, keys: 'j', run: () => latest.current.older() },
      { id: 'order-newer', title: texts.newer, group: 'page', icon: ChevronUp, keys: 'k', run: () => latest.current.newer() },
      { id: 'order-slip', title: texts.packingSlip, group: 'page', icon: PackageCheck, run: () => latest.current.printSlip() },
      ...(isInBin ? [] : change),
    ]
  }, [texts, isInBin])
  useCommands(commands)
}
