/** One row of values, one value for each category of the chart. */
export type Series = { readonly id: string; readonly title: string; readonly values: readonly number[] }

/** What every chart says about itself. */
export type ChartTexts = {
  readonly title: string
  /** What can be seen, in a sentence: for those who do not see it, and for those who want it short. */
  readonly description?: string
  /** Writes a value for reading; without it as a number of the place. */
  readonly format?: (value: number) => string
}

/** How many can be told apart by colour; the rest becomes one. */
const mostSeries = 6

/** The first five, and all others added up under one name. */
export function withoutCrowd(series: readonly Series[], restTitle: string): readonly Series[] {
  if (series.length <= mostSeries) return series
  const rest = series.slice(mostSeries - 1)
  const count = Math.max(...rest.map(({ values }) => values.length))
  const values = Array.from({ length: count }, (_, at) => rest.reduce((sum, each) => sum + (each.values[at] ?? 0), 0))
  return [...series.slice(0, mostSeries - 1), { id: 'rest', title: restTitle, values }]
}

/** A chart as lines of cells, the head first: for the table and for the file. */
export function tableOf(
  corner: string,
  categories: readonly string[],
  series: readonly Series[],
): readonly (readonly (string | number)[])[] {
  const head = [corner, ...series.map(({ title }) => title)]
  return [head, ...categories.map((category, at) => [category, ...series.map(({ values }) => values[at] ?? 0)])]
}
