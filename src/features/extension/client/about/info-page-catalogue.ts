import { catalogue } from '../../../../shell/catalogue.ts'
import { infoTexts } from '../../info-texts.ts'

export const infoCatalogue = catalogue({
  de: infoTexts,
  fr: () => import('../../info-texts.fr.ts'),
  it: () => import('../../info-texts.it.ts'),
  rm: () => import('../../info-texts.rm.ts'),
  en: () => import('../../info-texts.en.ts'),
})
