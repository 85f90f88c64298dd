import type { Language } from '../../../kit/texts.ts'

/** Fetches what comes after the form, with its words, once somebody has begun to fill it in. A failure shows when the part is needed. */
export function prepareResult(language: Language): void {
  const page = import('./result/result-page.tsx').then(({ prepareTexts }) => prepareTexts(language))
  for (const part of [import('./send.ts'), page]) void part.catch(() => undefined)
}
