export type Category = 'performance' | 'accessibility' | 'best practices' | 'SEO'
export type Fault = { readonly id: string; readonly message: string; readonly score: number; readonly counts: boolean }

/** What one visit of Lighthouse found; times in milliseconds. */
export type Visit = {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly faults: readonly Fault[]
  /** How quick the machine was meanwhile, in Lighthouse's own measure. */
  readonly benchmark: number
}
