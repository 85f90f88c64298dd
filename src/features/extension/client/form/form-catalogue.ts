import { catalogue } from '../../../../shell/catalogue.ts'
import { formTexts } from '../../form-texts.ts'

export const formCatalogue = catalogue({
  de: formTexts,
  fr: () => import('../../form-texts.fr.ts'),
  it: () => import('../../form-texts.it.ts'),
  rm: () => import('../../form-texts.rm.ts'),
  en: () => import('../../form-texts.en.ts'),
  ls: () => import('../../form-texts.ls.ts'),
})
