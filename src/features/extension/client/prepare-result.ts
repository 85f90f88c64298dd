import type { Language } from '../../../kit/texts.ts'
import type { ReportedStep } from '../reported-steps.ts'

/** Fetches what comes after the form, with its words, once somebody has begun to fill it in. A failure shows when the part is needed. */
export function prepareResult(language: Language): void {
  report('begun', language)
  const page = import('./result/result-page.tsx').then((part) => part.prepareTexts(language))
  for (const part of [import('./send.ts'), import('./form/form-notices.tsx'), import('./form/period-over.tsx'), page])
    void part.catch(() => undefined)
}

/** Tells the server how far somebody has got. A failure changes nothing for anybody. */
export function report(step: ReportedStep, language: Language): void {
  void import('./report-step.ts').then((part) => part.reportStep(step, language)).catch(() => undefined)
}
