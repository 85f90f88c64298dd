/** How `npm run test:fuzz` tells the tests what it was asked for. */
export const fuzzVariables = { cases: 'FUZZ_CASES', seed: 'FUZZ_SEED', only: 'FUZZ_ONLY', long: 'FUZZ_LONG' } as const

type Settings = { readonly cases: number; readonly seed: number; readonly only: string | undefined; readonly isLong: boolean }

/** With every change the same cases, so that what fails is the change; the long run takes others each time. */
export function fuzzSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  return {
    cases: Number(environment[fuzzVariables.cases] ?? 4000),
    seed: Number(environment[fuzzVariables.seed] ?? 1),
    only: environment[fuzzVariables.only],
    isLong: environment[fuzzVariables.long] === 'yes',
  }
}
