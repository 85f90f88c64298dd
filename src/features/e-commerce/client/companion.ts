import { PackagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { companionWords } from './companion-words.ts'
import { newProductPath } from './shop-paths.ts'

/** A new product from anywhere. */
export function Companion(): null {
  const { newProduct } = useTexts(companionWords)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'product-new', title: newProduct, group: 'create', icon: PackagePlus, run: () => navigate(newProductPath) },
    ],
    [newProduct, navigate],
  )
  useCommands(commands, 'app')
  return null
}
