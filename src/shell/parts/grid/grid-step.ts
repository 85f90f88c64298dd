type Whereabouts = {
  readonly active: number
  readonly columns: number
  readonly count: number
  /** How many rows a page has, where a page is a step too. */
  readonly lines?: number
}

/** Where a key leads in a grid whose tiles follow each other row by row; nowhere for a key that means something else. */
export function gridStep(key: string, { active, columns, count, lines }: Whereabouts): number | undefined {
  const last = count - 1
  const up = (rows: number): number => Math.max(active - rows * columns, active % columns)
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: active + 1,
    ArrowLeft: active - 1,
    ArrowDown: active + columns,
    ArrowUp: up(1),
    Home: 0,
    End: last,
    ...(lines === undefined ? {} : { PageDown: active + lines * columns, PageUp: up(lines) }),
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(step, 0), last)
}
