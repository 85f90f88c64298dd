import lighthouse, { type Result } from 'lighthouse'
import type { Fault, Visit } from './visit-figures.ts'

/** One visit of Lighthouse with its default mobile profile, in the browser that listens on this port. */
export async function auditPage(url: string, port: number): Promise<Visit> {
  const result = await tryTo(url, port)
  refuseOtherHosts(url, result)
  const { categories, audits, environment } = result
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
    },
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    faults: faultsIn(result),
    benchmark: environment.benchmarkIndex,
  }
}

/** Lighthouse now and then loses its own trace on a busy machine. Three times in a row is a fault of the page. */
async function tryTo(url: string, port: number, attempts = 3): Promise<Result> {
  const found = await lighthouse(url, { port, output: 'json', logLevel: 'silent', extraHeaders: { 'accept-language': 'de-CH' } })
  if (found && !found.lhr.runtimeError) return found.lhr
  if (attempts === 1) throw new Error(`${url} could not be measured: ${found?.lhr.runtimeError?.message}`)
  return tryTo(url, port, attempts - 1)
}

/** Every audit below 1; those without weight are advice and change no score. */
function faultsIn({ audits, categories }: Result): readonly Fault[] {
  const weights = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return Object.values(audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, displayValue, score }) => ({
      id,
      message: [title, displayValue].filter(Boolean).join(': '),
      score: score ?? 0,
      counts: weights.some((each) => each.id === id && each.weight > 0),
    }))
}

function refuseOtherHosts(url: string, { audits }: Result): void {
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items.flatMap(({ url: asked }) => (typeof asked === 'string' ? asked : [])) : []
  const strangers = requests.filter((each) => /^(https?|wss?):/.test(each) && new URL(each).origin !== new URL(url).origin)
  if (requests.length === 0 || strangers.length > 0) throw new Error(`${url} asked another host: ${strangers.join(', ')}`)
}
