import { z } from 'zod'

export const whole = (least: number, most: number): z.ZodCoercedNumber =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

export const address = (protocol: RegExp, example: string): z.ZodURL => z.url({ protocol, error: `must be an address like ${example}` })

export const choice = (): z.ZodDefault<z.ZodEnum<{ on: 'on'; off: 'off' }>> =>
  z.enum(['on', 'off'], { error: 'must be on or off' }).default('off')

/** Numbers, birth dates or passwords travel there, so the line must be encrypted, unless it does not leave this machine. */
function isSafeLine(url: string): boolean {
  const place = URL.parse(url)
  return place?.protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(place?.hostname ?? '')
}

export const safeAddress = (example: string): z.ZodURL =>
  address(/^https?$/, example).refine(isSafeLine, `must be an address like ${example}; without https only on this machine`)
