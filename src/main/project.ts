import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file or folder of the project, wherever it is installed. */
export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

export function projectVersion(): string {
  const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string } // our own file
  return version
}
