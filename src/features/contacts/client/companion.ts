import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { companionWords } from './companion-words.ts'
import { contactsPath } from './place.ts'

/** A new contact from anywhere. */
export function Companion(): null {
  const { newContact } = useTexts(companionWords)
  const [, navigate] = useLocation()
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'contact-new', title: newContact, group: 'create', icon: UserPlus, run: () => navigate(`${contactsPath}/all?dialog=new`) },
    ],
    [newContact, navigate],
  )
  useCommands(commands, 'app')
  return null
}
