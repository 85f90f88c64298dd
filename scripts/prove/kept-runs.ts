import { readFileSync, writeFileSync } from 'node:fs'
import type { Run } from './page.ts'

const place = 'docs/proof.json'

/** The newest run of each check. */
export function readRuns(): readonly Run[] {
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Run[] // written below
  } catch {
    return [] // nothing was run yet
  }
}

export function keepRun(run: Run): void {
  const others = readRuns().filter(({ name }) => name !== run.name)
  writeFileSync(place, `${JSON.stringify([...others, run], null, 2)}\n`)
}
