import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file or folder of the project, wherever it is installed. */
export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** Where the files of the cantons lie: those that come along, unless the installation has its own. */
export function cantonsFolder({ CANTONS_FOLDER }: { readonly CANTONS_FOLDER?: string | undefined }): string {
  return CANTONS_FOLDER ?? projectPath('cantons')
}

export function projectVersion(): string {
  const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string } // our own file
  return version
}
