type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>
export type Answer = { readonly kind: string; readonly status: number; readonly headers: Headers; readonly body?: string }

const exact: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}
const policyParts = ["default-src 'none'", "frame-ancestors 'none'"]
const pagePolicyParts = ["base-uri 'none'", "form-action 'self'", "require-trusted-types-for 'script'"]
const powers = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture']
const leastPowers = 20

/** What an answer lacks of the headers that every answer has. */
export function headerFaults({ kind, status, headers }: Answer): readonly string[] {
  const read = (name: string): string => String(headers[name] ?? '')
  const policy = read('content-security-policy')
  const denied = read('permissions-policy')
  const isForeign = policy.startsWith('sandbox')
  const faults = [
    ...Object.entries(exact).flatMap(([name, value]) => (read(name) === value ? [] : [`${name}: ${read(name)}`])),
    ...[...policyParts, ...(isForeign ? [] : pagePolicyParts)].filter((part) => !policy.includes(part)).map((part) => `no ${part}`),
    ...(/unsafe-|\*|https?:|data:/.test(policy) ? [`policy allows too much: ${policy}`] : []),
    ...powers.filter((power) => !denied.includes(`${power}=()`)).map((power) => `${power} not denied`),
    ...(denied.split(',').length < leastPowers ? ['too few powers denied'] : []),
    ...(/max-age=(\d{8,})/.test(read('strict-transport-security')) ? [] : ['no strict transport']),
    ...(isKeptWell(kind, read('cache-control')) ? [] : [`cache-control: ${read('cache-control')}`]),
    ...[headers['set-cookie'] ?? []].flat().flatMap((cookie) => (isSafeCookie(String(cookie)) ? [] : [`cookie: ${cookie}`])),
    ...['server', 'x-powered-by', 'access-control-allow-origin'].filter((name) => headers[name] !== undefined),
  ]
  return faults.map((fault) => `${kind} (${status}): ${fault}`)
}

/** Only what is the same for everybody may be kept. */
const isKeptWell = (kind: string, cache: string): boolean => (kind === 'asset' ? /immutable|no-cache/.test(cache) : cache === 'no-store')

/** The chosen language is one of five words, read by the page's own script, and opens nothing. */
function isSafeCookie(cookie: string): boolean {
  if (/^language=(de|fr|it|rm|en); Path=\/; Max-Age=\d+; SameSite=Lax$/.test(cookie)) return true
  return (
    /^__Host-[\w-]+=/.test(cookie) &&
    ['Secure', 'HttpOnly', 'Path=/'].every((part) => cookie.includes(`; ${part}`)) &&
    /; SameSite=(Strict|Lax)/.test(cookie)
  )
}
