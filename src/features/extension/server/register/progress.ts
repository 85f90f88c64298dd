export type Progress = {
  readonly begins: (fileBytes: number) => void
  readonly hasRead: (bytes: number) => void
  readonly hasTakenIn: (rows: number) => void
  readonly stop: () => void
}

/** Says once a second how far it is. */
export function showProgress(tell: (line: string) => void): Progress {
  const started = performance.now()
  let [total, read, rows] = [0, 0, 0]
  const timer = setInterval(
    () => tell(progressLine({ rows, seconds: (performance.now() - started) / 1000, share: total > 0 ? read / total : 0 })),
    1000,
  )
  return {
    begins: (fileBytes) => {
      total = fileBytes
    },
    hasRead: (bytes) => {
      read += bytes
    },
    hasTakenIn: (count) => {
      rows += count
    },
    stop: () => clearInterval(timer),
  }
}

/** The time left follows from the share of the file that was read. */
export function progressLine({
  rows,
  seconds,
  share,
}: {
  readonly rows: number
  readonly seconds: number
  readonly share: number
}): string {
  const left = share > 0 ? `${Math.ceil((seconds * (1 - share)) / share)} s left` : 'time left unknown'
  return `${grouped(rows)} rows, ${grouped(Math.round(rows / seconds))} rows/s, ${Math.floor(share * 100)} %, ${left}`
}

/** As numbers are written here: `1’234’567`. */
export function grouped(figure: number): string {
  return String(figure).replace(/\B(?=(\d{3})+$)/g, '’')
}
