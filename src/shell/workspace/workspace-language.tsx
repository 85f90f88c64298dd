import { useLayoutEffect, useState, type ReactNode } from 'react'
import { remembered } from '../remembered.ts'
import { LanguageContext, localeOf, useLanguage } from '../language.tsx'
import type { Language } from '../../kit/texts.ts'

/** English as the spec quotes it, German for whoever chose it. The public pages around it keep their own language. */
export function WorkspaceLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const outside = useLanguage()
  const [language, setLanguage] = useState<Language>(() => (remembered('language') === 'de' ? 'de' : 'en'))
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
