import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const seconds = 1000

/** How long a test looks for what comes by itself: a machine that others use too may well need ten times what ours needs. */
const patience = { poll: { timeout: 20 * seconds } }

/** Further looks, sizes, languages and keys of what the other browser tests show: `npm run test:browser` runs them too, each change does not. */
const more = [
  'e2e/{themes,workspace-layouts,workspace-settings,workspace-content,workspace-table,languages,room,canton,accessibility}.spec.ts',
  'e2e/{watchfulness,without-script,info-page,rules-page,account-pages,account-settings,session,providers,firebase}.spec.ts',
  'e2e/{academy,desk-,help,icons,profile}*.spec.ts',
  'e2e/{board-card,calendar-events,chat,mail-compose,mail-transfer}.spec.ts',
  'e2e/{board,calendar,chat,contacts,files,mail,notes,shop-orders,shop-products,todo}-keys.spec.ts',
]

function inBrowser(name: string, include: string[], exclude: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      include,
      exclude,
      globalSetup: ['e2e/setup.ts'],
      // Two browsers, a server and a database share two cores: what was only too slow gets a second try, and the check names it.
      retry: 1,
      expect: patience,
      testTimeout: 120 * seconds,
      hookTimeout: 120 * seconds,
    },
  }
}

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; more workers only make the timeouts of the others come nearer.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{kit,shell,ui}/**/*.test.ts',
            'src/features/*/*.test.ts',
            'src/features/*/client/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          expect: patience,
          testTimeout: 60 * seconds,
          hookTimeout: 60 * seconds,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'src/main/*client*.test.ts'],
          // As with the browsers: what was only too slow gets a second try, and the check names it.
          retry: 1,
          expect: patience,
          testTimeout: 60 * seconds,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/{platform,main}/**/*.test.ts', 'src/features/*/server/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['src/main/*client*.test.ts', 'src/main/fuzz.test.ts'],
          globalSetup: ['scripts/test-database.ts'],
          // As with the browsers: what was only too slow gets a second try, and the check names it.
          retry: 1,
          // Each file has a database of its own, and nothing else to be kept apart: what all of them import is read once for each worker.
          isolate: false,
          expect: patience,
          testTimeout: 120 * seconds,
          hookTimeout: 120 * seconds,
        },
      },
      {
        // Plants faults in the objects that all code shares: kept apart from everything else.
        test: { name: 'fuzz', environment: 'node', include: ['src/main/fuzz.test.ts'], globalSetup: ['scripts/test-database.ts'] },
      },
      inBrowser('browser', ['e2e/**/*.spec.ts'], ['e2e/timing-*.spec.ts', ...more]),
      inBrowser('browser-more', more, []),
      {
        test: {
          name: 'timing',
          environment: 'node',
          include: ['e2e/timing-*.spec.ts'],
          globalSetup: ['e2e/setup.ts'],
          fileParallelism: false,
          testTimeout: 120 * seconds,
          hookTimeout: 120 * seconds,
        },
      },
    ],
  },
})
