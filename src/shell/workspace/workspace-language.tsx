import { useLayoutEffect, useState, type ReactNode } from 'react'
import type { Language } from '../../kit/texts.ts'
import { workspaceLanguageFor, workspaceLanguages } from '../../kit/workspace-language.ts'
import { LanguageContext, localeOf, useLanguage } from '../language.tsx'
import { remembered } from '../remembered.ts'

/** What somebody chose in this browser, or what it reads. The public pages around it keep their own language. */
export function WorkspaceLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const outside = useLanguage()
  const [language, setLanguage] = useState<Language>(() => workspaceLanguageFor(document.cookie, navigator.languages.join()))
  useLayoutEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = localeOf(language)
    return () => void (document.documentElement.lang = before)
  }, [language])

  function choose(next: Language): void {
    // A language that the workspace does not speak was chosen for the public pages, and they speak it still.
    if (isOurs(remembered('language'))) outside.choose(next)
    setLanguage(next)
  }

  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

function isOurs(chosen: string | undefined): boolean {
  return chosen === undefined || workspaceLanguages.some((each) => each === chosen)
}
