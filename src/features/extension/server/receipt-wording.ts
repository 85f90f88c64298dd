import type { Site } from '../../../kit/site.ts'
import { inLanguage, locales, type Language, type PerLanguage, type Translated } from '../../../kit/texts.ts'
import { answerTexts } from '../decision-texts.ts'
import { texts as ruleEn } from '../decision-texts.en.ts'
import { texts as ruleFr } from '../decision-texts.fr.ts'
import { texts as ruleIt } from '../decision-texts.it.ts'
import { texts as ruleRm } from '../decision-texts.rm.ts'
import { formTexts } from '../form-texts.ts'
import { texts as formEn } from '../form-texts.en.ts'
import { texts as formFr } from '../form-texts.fr.ts'
import { texts as formIt } from '../form-texts.it.ts'
import { texts as formRm } from '../form-texts.rm.ts'
import { receiptTexts } from '../receipt-texts.ts'
import { resultTexts } from '../result-texts.ts'
import { texts as receiptEn } from '../receipt-texts.en.ts'
import { texts as resultEn } from '../result-texts.en.ts'
import { texts as receiptFr } from '../receipt-texts.fr.ts'
import { texts as resultFr } from '../result-texts.fr.ts'
import { texts as resultLs } from '../result-texts.ls.ts'
import { texts as receiptIt } from '../receipt-texts.it.ts'
import { texts as resultIt } from '../result-texts.it.ts'
import { texts as receiptRm } from '../receipt-texts.rm.ts'
import { texts as resultRm } from '../result-texts.rm.ts'

/** What a receipt says, in one language: the words it shares with the result page and its own. */
export type Wording = {
  readonly language: Language
  readonly locale: string
  readonly form: typeof formTexts & typeof resultTexts
  readonly texts: typeof receiptTexts
  readonly rules: Translated<typeof answerTexts>
}

type Sender = Pick<Site, 'name' | 'office' | 'phone' | 'hours' | 'email' | 'address' | 'web' | 'logo' | 'holidays' | 'filingPages'>
export type ReceiptOptions = Wording & { readonly site: Sender }

export function wordingIn(language: Language): Wording {
  // A translation has the placeholders of its original (tested for every catalogue), so `fill` may trust the German type.
  return { language, locale: locales[language], ...inLanguage(wordings, language) } as Wording
}

const wordings: PerLanguage<object> = {
  de: { form: { ...formTexts, ...resultTexts }, texts: receiptTexts, rules: answerTexts },
  fr: { form: { ...formFr, ...resultFr }, texts: receiptFr, rules: ruleFr },
  it: { form: { ...formIt, ...resultIt }, texts: receiptIt, rules: ruleIt },
  rm: { form: { ...formRm, ...resultRm }, texts: receiptRm, rules: ruleRm },
  en: { form: { ...formEn, ...resultEn }, texts: receiptEn, rules: ruleEn },
  ls: { form: { ...formTexts, ...resultLs }, texts: receiptTexts, rules: answerTexts },
}
