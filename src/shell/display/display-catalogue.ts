import { catalogue } from '../catalogue.ts'
import { texts } from './texts.ts'

export const displayCatalogue = catalogue({
  de: texts,
  fr: () => import('./texts.fr.ts'),
  it: () => import('./texts.it.ts'),
  rm: () => import('./texts.rm.ts'),
  en: () => import('./texts.en.ts'),
  ls: () => import('./texts.ls.ts'),
})
