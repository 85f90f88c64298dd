import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'profile-pictures')
let read: readonly Buffer[] | undefined

/** Drawn for screens that show two points where they count one, in a few flat colours. Read once; every workspace gets the same. */
export function profilePictures(): readonly Buffer[] {
  return (read ??= readdirSync(folder)
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => readFileSync(join(folder, name))))
}
export const pictureSize = { width: 960, height: 720 }
