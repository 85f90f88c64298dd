import { catalogue } from '../../../../shell/catalogue.ts'
import { proofPageTexts } from '../../proof-texts.ts'

export const proofCatalogue = catalogue({
  de: proofPageTexts,
  fr: () => import('../../proof-texts.fr.ts'),
  it: () => import('../../proof-texts.it.ts'),
  rm: () => import('../../proof-texts.rm.ts'),
  en: () => import('../../proof-texts.en.ts'),
  ls: () => import('../../proof-texts.ls.ts'),
})
