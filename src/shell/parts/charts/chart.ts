/** One row of values, one for each category of the chart; fewer where the last ones are not known yet. */
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

/** What stands at one place of a chart; what is not known yet is left out. */
export function linesAt(
  series: readonly (Series & { readonly tone: number })[],
  at: number,
  format: (value: number) => string,
): readonly { readonly title: string; readonly value: string; readonly tone: number }[] {
  return series.flatMap(({ title, values, tone }) => {
    const value = values[at]
    return value === undefined ? [] : [{ title, value: format(value), tone }]
  })
}

/** A chart as lines of cells, the head first: for the table and for the file. */
export function tableOf(
  corner: string,
  categories: readonly string[],
  series: readonly Series[],
): readonly (readonly (string | number)[])[] {
  const head = [corner, ...series.map(({ title }) => title)]
  return [head, ...categories.map((category, at) => [category, ...series.map(({ values }) => values[at] ?? '')])]
}
