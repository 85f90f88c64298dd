import { catalogue } from '../../../../shell/catalogue.ts'
import { mailPageTexts } from '../../mail-page-texts.ts'

export const mailCatalogue = catalogue({
  de: mailPageTexts,
  fr: () => import('../../mail-page-texts.fr.ts'),
  it: () => import('../../mail-page-texts.it.ts'),
  rm: () => import('../../mail-page-texts.rm.ts'),
  en: () => import('../../mail-page-texts.en.ts'),
  ls: () => import('../../mail-page-texts.ls.ts'),
})
