import { call } from '../../../shell/call.ts'
import { openStore, prepareZip, readContent, readZip } from '../contract.ts'

// Contents are fetched by plain links, so that browsers stream, seek and save them; a cookie that no script reads lets them.

let open: { readonly until: number; readonly answer: Promise<unknown> } | undefined
const margin = 60_000

/** The address of what is in a file. The version is there so that a replaced file is not taken from memory. */
export function contentPath({ id, version }: { readonly id: string; readonly version: number }, isSaved = false): string {
  return `${readContent.path}?${new URLSearchParams({ fileId: id, version: String(version), ...(isSaved ? { save: 'true' } : {}) })}`
}

/** Lets this browser fetch contents, unless it may already. `isAnew` after a link was refused. */
export async function letIn(isAnew = false): Promise<void> {
  if (!open || isAnew || Date.now() > open.until - margin) {
    const answer = call(openStore, {})
    const mine = { until: Number.POSITIVE_INFINITY, answer }
    open = mine
    answer.then(
      ({ until }) => (open === mine ? (open = { until: Date.parse(until), answer }) : undefined),
      () => (open === mine ? (open = undefined) : undefined),
    )
  }
  await open?.answer
}

/** Who signed out must not leave the door open for the next. */
export function forgetDoor(): void {
  open = undefined
}

/** Gives a file to the reader; several, or a folder, as one ZIP. */
export async function saveFiles(files: readonly { readonly id: string; readonly type: string; readonly version: number }[]): Promise<void> {
  const [only] = files
  await letIn()
  if (files.length === 1 && only && only.type !== 'folder') return follow(contentPath(only, true))
  const { zipId } = await call(prepareZip, { fileIds: files.map(({ id }) => id) })
  follow(`${readZip.path}?${new URLSearchParams({ zipId })}`)
}

function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
