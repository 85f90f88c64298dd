import { useLayoutEffect, useState, type ReactNode } from 'react'
import { remembered } from '../remembered.ts'
import { LanguageContext, localeOf, useLanguage } from '../language.tsx'
import type { Language } from '../../kit/texts.ts'

type WorkspaceLanguageProps = { readonly first?: 'de' | 'en' | undefined; readonly children: ReactNode }

/** What somebody chose, or else what is spoken first where they come in. The public pages around it keep their own language. */
export function WorkspaceLanguage({ first = 'en', children }: WorkspaceLanguageProps): ReactNode {
  const outside = useLanguage()
  const [language, setLanguage] = useState<Language>(() => spoken(remembered('language')) ?? first)
  useLayoutEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = localeOf(language)
    return () => void (document.documentElement.lang = before)
  }, [language])

  function choose(next: Language): void {
    outside.choose(next)
    setLanguage(next)
  }

  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

/** Readers of other languages chose one that the workspace does not speak; those of easy German read German. */
function spoken(chosen: string | undefined): 'de' | 'en' | undefined {
  if (chosen === 'ls') return 'de'
  return chosen === 'de' || chosen === 'en' ? chosen : undefined
}
