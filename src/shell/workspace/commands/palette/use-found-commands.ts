import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { useLanguage, useTexts } from '../../../language.tsx'
import { useFound } from '../../found/use-found.ts'
import { wordsFor } from '../../words.ts'
import type { Command } from '../command.ts'
import { commandWords } from '../command-words.ts'

const start = 'found:'

/** Not remembered as used lately: it is there only while it is looked for. */
export function isFound({ id }: Command): boolean {
  return id.startsWith(start)
}

type FoundCommands = { readonly commands: readonly Command[]; readonly isAsking: boolean }

/** Things of all apps that fit what is typed, as commands that go there. */
export function useFoundCommands(typed: string): FoundCommands {
  const texts = useTexts(commandWords)
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { things, isAsking } = useFound(typed)
  const commands = useMemo(
    () =>
      things.map(({ id, title, path, icon, kind }): Command => {
        const run = (): void => navigate(path)
        return { id: start + id, title: title === '' ? texts.untitled : title, group: 'go', icon, about: wordsFor(kind, language), run }
      }),
    [things, language, navigate, texts],
  )
  return { commands, isAsking }
}
