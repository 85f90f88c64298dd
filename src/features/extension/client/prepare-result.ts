/** Fetches what comes after the form, once somebody has begun to fill it in. A failure shows when the part is needed. */
export function prepareResult(): void {
  for (const part of [import('./send.ts'), import('./result-page.tsx')]) void part.catch(() => undefined)
}
