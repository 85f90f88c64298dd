import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { analyticsWords } from './analytics-words.ts'

export function NoOrders(): ReactNode {
  const texts = useTexts(analyticsWords)
  const link = <Link href="/apps/e-commerce/orders">{texts.toShop}</Link>
  return <EmptyState kind="never-used" title={texts.emptyTitle} text={texts.emptyText} action={link} />
}
