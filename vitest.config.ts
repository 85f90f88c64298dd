import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const seconds = 1000

/** How long a test looks for what comes by itself: a machine that others use too may well need ten times what ours needs. */
const patience = { expect: { poll: { timeout: 20 * seconds } }, testTimeout: 120 * seconds, hookTimeout: 120 * seconds }

/** Limits in milliseconds hold on a machine that does nothing else. `npm run test:timing` runs these, one after the other. */
const timing = 'src/**/*.timing.test.ts'
/** Longer than a change should wait for: `npm run test:long`. */
const long = '{src,scripts}/**/*.long.test.ts'

function alone(name: string, include: string): TestProjectInlineConfiguration {
  const globalSetup = ['scripts/test-database.ts']
  return { test: { name, environment: 'node', include: [include], globalSetup, fileParallelism: false, ...patience } }
}

export default defineConfig({
  test: {
    // Two cores are what the smallest machine has; a third worker goes on while the others wait for a database or a timer.
    maxWorkers: 3,
    // A failed test is told with the line it begins on.
    includeTaskLocation: true,
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
          exclude: [timing, long],
          // Pure functions have nothing to be kept apart: what they import is read once for each worker.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'src/main/*client*.test.ts'],
          setupFiles: ['scripts/testing/client-setup.ts'],
          // Each file has a window and modules of its own, in a process that goes on: starting one takes longer than most files.
          pool: 'vmForks',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/{platform,main}/**/*.test.ts', 'src/features/*/server/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['src/main/*client*.test.ts', 'src/main/fuzz.test.ts', timing, long],
          globalSetup: ['scripts/test-database.ts'],
          // Each file has a database of its own, and nothing else to be kept apart.
          isolate: false,
          ...patience,
        },
      },
      {
        // Plants faults in the objects that all code shares: kept apart from everything else.
        test: { name: 'fuzz', environment: 'node', include: ['src/main/fuzz.test.ts'], globalSetup: ['scripts/test-database.ts'] },
      },
      alone('timing', timing),
      alone('long', long),
    ],
  },
})
