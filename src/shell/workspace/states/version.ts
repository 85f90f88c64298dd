const mainScript = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"/

/** The name of the main script in a page: the build gives every version its own. */
export function versionIn(html: string): string | undefined {
  return mainScript.exec(html)?.[1]
}

/** The version this window runs. */
export function runningVersion(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}

/** The version the server has now. `/offline` is the empty page: nothing of a person, and the same for everybody. */
export async function servedVersion(): Promise<string | undefined> {
  try {
    const answer = await fetch('/offline', { cache: 'no-store' })
    return answer.ok ? versionIn(await answer.text()) : undefined
  } catch {
    // Without network there is no newer version to be had.
    return undefined
  }
}
