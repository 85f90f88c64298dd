import { catalogue } from '../../../../shell/catalogue.ts'
import { linkTexts } from '../../link-texts.ts'

export const linkCatalogue = catalogue({
  de: linkTexts,
  fr: () => import('../../link-texts.fr.ts'),
  it: () => import('../../link-texts.it.ts'),
  rm: () => import('../../link-texts.rm.ts'),
  en: () => import('../../link-texts.en.ts'),
})
