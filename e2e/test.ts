import { test as base, expect, type Browser, type TestDetails } from '@playwright/test'

export { expect }

type Finisher = () => unknown

let workerBrowser: Browser | undefined
const finishers: Finisher[] = []

/** Each worker has one browser for all its tests; what a test has opened is closed when it ends. */
export const test = base.extend<{ finish: void }, { keepBrowser: void }>({
  keepBrowser: [
    async ({ browser }, use) => {
      workerBrowser = browser
      await use()
    },
    { scope: 'worker', auto: true },
  ],
  finish: [
    async ({ keepBrowser }, use) => {
      await use(keepBrowser)
      const errors: unknown[] = []
      for (const finish of finishers.splice(0).toReversed()) await Promise.resolve(finish()).catch((error: unknown) => errors.push(error))
      if (errors.length > 0) throw errors[0]
    },
    { auto: true },
  ],
})

/** The browser that all tests of this worker share; each opens contexts of its own in it. */
export function sharedBrowser(): Browser {
  if (!workerBrowser) throw new Error('the browser is there only while tests run')
  return workerBrowser
}

/** Runs when the test is over, whether it passed or not; what was registered last comes first. */
export function onTestFinished(finisher: Finisher): void {
  finishers.push(finisher)
}

/** For a test that repeats another one in another size, look or app: CI leaves it to `npm run prove`. */
export function more(isMore = true): TestDetails {
  return isMore ? { tag: '@more' } : {}
}

/** Waits for what comes by itself. How long that may take is judged where nothing else runs: in the project `timing`. */
export async function soon(arrival: Promise<unknown>, limit = 1000): Promise<void> {
  const since = performance.now()
  await arrival
  if (test.info().project.name === 'timing') expect(performance.now() - since).toBeLessThan(limit)
}

type SharedProduct = { readonly address: string; readonly databaseUrl: string }

const variables = { address: 'BROWSER_TESTS_ADDRESS', databaseUrl: 'BROWSER_TESTS_DATABASE' } as const

/** The product that `setup.ts` started for all workers, and the owner's way into its database. */
export function sharedProduct(): SharedProduct {
  const [address, databaseUrl] = [process.env[variables.address], process.env[variables.databaseUrl]]
  if (!address || !databaseUrl) throw new Error('the product is there only while tests run')
  return { address, databaseUrl }
}

/** Workers are processes of their own and learn it from their environment. */
export function shareProduct({ address, databaseUrl }: SharedProduct): void {
  process.env[variables.address] = address
  process.env[variables.databaseUrl] = databaseUrl
}
