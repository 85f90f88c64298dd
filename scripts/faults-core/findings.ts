/** What a run has shown so far, printed line by line. */
export type Findings = {
  readonly add: (name: string, isPassed: boolean, figures: string) => void
  /** A planted defect must be found, or the check that looks for it is worth nothing. */
  readonly control: (name: string, found: number, what: string) => void
  readonly end: () => number
}

export function openFindings(print: (line: string) => void): Findings {
  let passed = 0
  let failed = 0
  const count = (isPassed: boolean): string => {
    if (isPassed) passed += 1
    else failed += 1
    return isPassed ? 'passed' : 'FAILED'
  }
  return {
    add: (name, isPassed, figures) => print(`${count(isPassed)}  ${name}: ${figures}`),
    control: (name, found, what) => print(`${count(found > 0)}  control ${name}: found ${found} ${what} (expected > 0)`),
    end: () => {
      print(`${passed} passed, ${failed} failed`)
      return failed
    },
  }
}
