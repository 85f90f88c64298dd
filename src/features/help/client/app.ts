import { BookOpen, CircleQuestionMark } from 'lucide-react'
import type { AppEntry } from '../../../shell/app-entry.ts'

const loadTexts = () => import('./texts-page.tsx')
const loadEdit = () => import('./edit-page.tsx')
const loadBase = () => import('./base-page.tsx')
const shared = { access: 'signed-in', group: 'pages' } as const
const writing = [
  { path: '/edit', load: loadTexts },
  { path: '/edit/:id', load: loadEdit },
]

export const helpApps: readonly AppEntry[] = [
  {
    ...shared,
    id: 'faq',
    title: { en: 'FAQ', de: 'Häufige Fragen' },
    icon: CircleQuestionMark,
    path: '/pages/faq',
    keywords: 'faq help questions hilfe fragen',
    goKey: 'q',
    pages: [{ path: '', load: () => import('./faq-page.tsx') }, ...writing],
  },
  {
    ...shared,
    id: 'knowledge-base',
    tables: 'help',
    title: { en: 'Knowledge base', de: 'Wissensdatenbank' },
    icon: BookOpen,
    path: '/pages/knowledge-base',
    keywords: 'knowledge articles help wissen artikel hilfe',
    goKey: 'w',
    pages: [
      { path: '', load: loadBase },
      ...writing,
      { path: '/:category', load: () => import('./category-page.tsx') },
      { path: '/:category/:id', load: () => import('./article-page.tsx') },
    ],
  },
]
