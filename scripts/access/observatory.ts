type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>
type Finding = { readonly finding: string; readonly points: number }
export type Score = { readonly total: number; readonly findings: readonly Finding[] }

const start = 100
const leastForBonus = 90
const sixMonths = 15_768_000

/**
 * The score of one reply by the published table of Mozilla's HTTP Observatory: penalties first, and bonuses only for who
 * still has 90 points. What only a scan from outside can see (certificate, redirect to https, preload list) is left out.
 */
export function observatoryScore(headers: Headers, body = ''): Score {
  const read = (name: string): string => String(headers[name] ?? '').toLowerCase()
  const policy = policyOf(read('content-security-policy'))
  const findings = [
    policyFinding(policy),
    frameFinding(policy, read('x-frame-options')),
    cookieFinding(headers['set-cookie']),
    sharingFinding(read('access-control-allow-origin')),
    resourceFinding(read('cross-origin-resource-policy')),
    referrerFinding(read('referrer-policy')),
    transportFinding(read('strict-transport-security')),
    scriptFinding(read('content-type'), body),
    found('x-content-type-options', read('x-content-type-options') === 'nosniff' ? 0 : -5),
  ]
  const without = findings.reduce((sum, { points }) => sum + Math.min(points, 0), start)
  const bonus = findings.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
  return { total: Math.max(0, without >= leastForBonus ? without + bonus : without), findings }
}

const found = (finding: string, points: number): Finding => ({ finding, points })

type Policy = ReadonlyMap<string, readonly string[]>

function policyOf(header: string): Policy {
  const directives = header.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

const broad = ['*', 'http:', 'https:', 'data:', 'blob:', "'unsafe-inline'"]

function policyFinding(policy: Policy): Finding {
  if (policy.size === 0) return found('csp-not-implemented', -25)
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const uses = (name: string, words: readonly string[]): boolean => sources(name).some((source) => words.includes(source))
  if (uses('script-src', broad) || uses('object-src', broad)) return found('csp-with-unsafe-inline', -20)
  if (uses('script-src', ["'unsafe-eval'"])) return found('csp-with-unsafe-eval', -10)
  if (uses('style-src', broad)) return found('csp-with-unsafe-inline-in-style-src', 0)
  const isClosed = policy.get('default-src')?.join() === "'none'"
  const isOwnForm = ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '')
  return isClosed && isOwnForm ? found('csp-default-src-none', 10) : found('csp-no-unsafe', 5)
}

function frameFinding(policy: Policy, header: string): Finding {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return found('frame-ancestors', 5)
  return found('x-frame-options', header === 'deny' || header === 'sameorigin' ? 0 : -20)
}

function cookieFinding(header: Headers[string] = []): Finding {
  const cookies = [header].flat().map((cookie) => String(cookie).toLowerCase())
  if (cookies.length === 0) return found('cookies-not-found', 0)
  if (!cookies.every((cookie) => /;\s*secure/.test(cookie))) return found('cookies-without-secure', -20)
  if (!cookies.every((cookie) => /;\s*httponly/.test(cookie))) return found('cookies-without-httponly', -30)
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/.test(cookie)) ? found('cookies-safe', 5) : found('cookies-samesite', -20)
}

function sharingFinding(header: string): Finding {
  return found('cross-origin-resource-sharing', header === '' ? 0 : -50)
}

function resourceFinding(header: string): Finding {
  if (header === '') return found('corp-not-implemented', 0)
  return ['same-origin', 'same-site'].includes(header) ? found('corp-same-origin', 10) : found('corp-cross-origin', -5)
}

function referrerFinding(header: string): Finding {
  if (header === '') return found('referrer-policy-not-implemented', 0)
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(header)
  return isPrivate ? found('referrer-policy-private', 5) : found('referrer-policy-unsafe', -5)
}

function transportFinding(header: string): Finding {
  const [, seconds] = /max-age=(\d+)/.exec(header) ?? []
  if (seconds === undefined) return found('hsts-not-implemented', -20)
  return Number(seconds) >= sixMonths ? found('hsts-six-months', 0) : found('hsts-too-short', -10)
}

/** Scripts of another host count against a page; our own with integrity would count for it. */
function scriptFinding(type: string, body: string): Finding {
  const scripts = type.startsWith('text/html') ? (body.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g) ?? []) : []
  if (scripts.some((script) => /src="(?:https?:)?\/\//.test(script))) return found('scripts-from-elsewhere', -50)
  if (scripts.length === 0) return found('no-scripts', 0)
  return scripts.every((script) => /\bintegrity="/.test(script)) ? found('sri-implemented', 5) : found('scripts-from-here', 0)
}
