import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { linkWords } from './link-words.ts'

export function BackToLogin(): ReactNode {
  const texts = useTexts(linkWords)
  return <Link href="/login">{texts.backToLogin}</Link>
}
