import { catalogue } from '../../../../shell/catalogue.ts'
import { apiPageTexts } from '../../api-page-texts.ts'

const english = () => import('../../api-page-texts.en.ts')

/** Developers read German or English; whoever reads another language gets the English. */
export const apiPageCatalogue = catalogue({ de: apiPageTexts, fr: english, it: english, rm: english, en: english })
