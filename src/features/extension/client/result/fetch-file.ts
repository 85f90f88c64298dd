import { mayRepeat } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import { readProblem } from '../../../../shell/problem-body.ts'
import { lost, repeat } from '../../../../shell/call.ts'
import { deadlineCalendar, receiptPdf } from '../../receipt-contract.ts'

export type FetchedFile =
  | { readonly kind: 'file'; readonly name: string; readonly content: Blob }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'failed' }

const longestWait = 20_000
const files = [receiptPdf, deadlineCalendar]

/** Asks for a file as the form of a page without script would, under the name the server gives it. */
export async function fetchFile(path: string, fields: Readonly<Record<string, string>>): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(longestWait)
  try {
    const endpoint = files.find((file) => file.path === path)
    const asking = (): Promise<FetchedFile> => ask(path, fields, signal)
    return await (endpoint && mayRepeat(endpoint) ? repeat(asking, signal) : asking())
  } catch (problem) {
    const isAnswered = problem instanceof Problem && problem.cause === undefined
    const isBusy = isAnswered && ['too-many', 'unavailable', 'closed'].includes(problem.code)
    return { kind: isBusy ? 'too-many' : 'failed' }
  }
}

async function ask(path: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<FetchedFile> {
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields), signal }).catch(lost)
  if (!response.ok) throw await readProblem(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  // A stranger's page, say the sign-in of a public network, answers well too, but never with a file name.
  return name === undefined ? { kind: 'failed' } : { kind: 'file', name, content: await response.blob().catch(lost) }
}
