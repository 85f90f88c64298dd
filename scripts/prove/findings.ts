/** What a run printed about itself, line by line: promises, and the controls that show that a broken promise would have been seen. */
export type RunFindings = {
  readonly promises: readonly string[]
  readonly controls: readonly string[]
  /** Lines that say that something is not as it must be. */
  readonly wrong: readonly string[]
}

const told = /^(ok|passed|FAIL|FAILED) +(\S.*)$/gm

export function findingsOf(printed: string): RunFindings {
  const lines = [...printed.matchAll(told)].map(([, verdict = '', line = '']) => ({
    line: line.replaceAll(/ {2,}/g, ': ').trim(),
    isWrong: verdict.startsWith('FAIL'),
  }))
  // A control has a line of its own, or stands behind the figures of its promise.
  const hasControl = (text: string): boolean => /\bcontrols?\b/.test(text)
  return {
    promises: lines.filter(({ line }) => !hasControl(line.split(':')[0] ?? '')).map(({ line }) => line),
    controls: lines.filter(({ line }) => hasControl(line)).map(({ line }) => line),
    wrong: lines.filter(({ isWrong }) => isWrong).map(({ line }) => line),
  }
}
