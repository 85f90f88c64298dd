export type FetchedFile =
  | { readonly kind: 'file'; readonly name: string; readonly content: Blob }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed' }

const longestWait = 20_000

/** Asks for a file as the form of a page without script would, under the name the server gives it. */
export async function fetchFile(path: string, fields: Readonly<Record<string, string>>): Promise<FetchedFile> {
  try {
    const body = new URLSearchParams(fields)
    const response = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(longestWait) })
    if (response.status === 429 || response.status === 503) return { kind: 'too-many' }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    // A stranger's page, say the sign-in of a public network, answers well too, but never with a file name.
    if (!response.ok || name === undefined) return { kind: 'failed' }
    return { kind: 'file', name, content: await response.blob() }
  } catch {
    return { kind: 'failed' }
  }
}
