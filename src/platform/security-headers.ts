import type { FastifyInstance } from 'fastify'

/** `connects` names the few other hosts that pages may speak to, one by one. */
function pagePolicy(connects: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Files of the workspace are fetched with the token and shown from memory.
    "img-src 'self' blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connects].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** On every reply, errors and files included. A reply that may be kept by caches says so itself. */
const everyReply = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': withoutPowers(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cache-control': 'no-store',
} as const

export type SecurityHeaders = Readonly<Record<string, string>>

export function securityHeaders(connects: readonly string[] = []): SecurityHeaders {
  return { 'content-security-policy': pagePolicy(connects), ...everyReply }
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Nothing here needs any of them; browsers complain about names they do not know. The clipboard and full screen are used, after a press. */
function withoutPowers(): string {
  const sensors = ['accelerometer', 'gyroscope', 'magnetometer', 'screen-wake-lock', 'xr-spatial-tracking']
  const devices = ['camera', 'geolocation', 'hid', 'local-fonts', 'microphone', 'midi', 'serial', 'usb', 'gamepad']
  const screens = ['autoplay', 'display-capture', 'encrypted-media', 'idle-detection', 'picture-in-picture', 'window-management']
  const accounts = ['identity-credentials-get', 'otp-credentials', 'payment', 'storage-access']
  const trackers = ['browsing-topics', 'interest-cohort']
  return [...sensors, ...devices, ...screens, ...accounts, ...trackers].map((power) => `${power}=()`).join(', ')
}
