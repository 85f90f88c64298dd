import type { Site } from '../../../kit/site.ts'
import type { Language } from '../../../kit/texts.ts'
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
}

type Sender = Pick<Site, 'name' | 'office' | 'phone' | 'hours' | 'email' | 'address' | 'web' | 'logo'>
export type ReceiptOptions = Wording & { readonly site: Sender }

export function wordingIn(language: Language): Wording {
  // A translation has the placeholders of its original (tested for every catalogue), so `fill` may trust the German type.
  return { language, ...wordings[language] } as Wording
}

const wordings = {
  de: { locale: 'de-CH', form: { ...formTexts, ...resultTexts }, texts: receiptTexts },
  fr: { locale: 'fr-CH', form: { ...formFr, ...resultFr }, texts: receiptFr },
  it: { locale: 'it-CH', form: { ...formIt, ...resultIt }, texts: receiptIt },
  rm: { locale: 'rm-CH', form: { ...formRm, ...resultRm }, texts: receiptRm },
  en: { locale: 'en', form: { ...formEn, ...resultEn }, texts: receiptEn },
}
