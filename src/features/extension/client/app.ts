import type { PublicApp } from '../../../shell/public-app.ts'
import { VisitFlow } from './flow.tsx'
import { DefaultFormPage, EntityFormPage, PersonFormPage } from './form/form-page.tsx'

export const extensionApp: PublicApp = {
  id: 'extension',
  access: 'public',
  Around: VisitFlow,
  pages: [
    { path: '/', Page: DefaultFormPage },
    { path: '/steuernnp', Page: PersonFormPage },
    { path: '/steuernjp', Page: EntityFormPage },
    { path: '/result', load: () => import('./result/result-page.tsx') },
    { path: '/info', load: () => import('./about/info-page.tsx') },
    { path: '/beleg', load: () => import('./verify/verify-page.tsx') },
    { path: '/rueckgaengig', load: () => import('./undo/undo-page.tsx') },
    { path: '/regeln', load: () => import('./rules/rules-page.tsx') },
    { path: '/hilfe', load: () => import('./help/help-page.tsx') },
    { path: '/erinnerungen', load: () => import('./mail/mail-page.tsx') },
    { path: '/api/docs', load: () => import('./api/api-page.tsx') },
  ],
  menu: () => import('./menu.ts').then((part) => part.menu),
}
