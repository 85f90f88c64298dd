import { globSync, statSync } from 'node:fs'
import { projectPath } from '../src/main/project.ts'
import { runCommand } from './run-command.ts'

/** The first and the last file that a build writes. */
const built = ['dist/.vite/manifest.json', 'dist-server/render-public.js']
/** What a build reads. Tests are not part of the pages. */
const sources = [
  'src/**/*.{ts,tsx,css,svg,json}',
  'public/**/*',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/{offline-files,compress,workspace-chunk}.ts',
]

/** Builds the pages unless they are there and newer than all they are made of, so that no test meets the pages of yesterday. */
export async function buildIfStale(): Promise<void> {
  const since = Math.min(...built.map(changedAt))
  const root = projectPath('')
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] })
  if (files.every((path) => changedAt(path) <= since)) return
  // The environment of a test is not that of a build.
  const { code, output } = await runCommand('env', ['-u', 'NODE_ENV', '-u', 'VITEST', 'npm', 'run', '--silent', 'build'], root)
  if (code !== 0) throw new Error(output)
}

function changedAt(path: string): number {
  return statSync(projectPath(path), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
