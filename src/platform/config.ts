import { z } from 'zod'

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `must be an address like ${example}` })

const Environment = z.object({
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://name:password@host:5432/database'),
  DATABASE_CONNECTIONS: whole(2, 200).default(12),
  DATABASE_PIPELINES: whole(1, 50).default(6),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  CANTON: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'must be the name of a file in cantons/, without its ending')
    .default('musterland'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'silent'], { error: 'must be error, warn, info or silent' }).default('info'),
  PROXIES: whole(0, 5).default(0),
  SUBMITS_PER_MINUTE: whole(1, 1_000_000).default(60),
  RECEIPTS_PER_MINUTE: whole(1, 1_000_000).default(30),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRACES_URL: address(/^https?$/, 'http://collector:4318').optional(),
  SHUTDOWN_SECONDS: whole(1, 120).default(10),
})

export type Config = Readonly<z.output<typeof Environment>>

/** The only reader of the environment: every value checked once, each wrong one named in a sentence of its own. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const checked = Environment.safeParse(given)
  if (checked.success) return Object.freeze(checked.data)
  const lines = checked.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name} ${given[name] === undefined ? 'is missing: it ' : ''}${issue.message}`
  })
  throw new ConfigError(`This configuration cannot work:\n${lines.join('\n')}`)
}

/** Its message is for the operator's screen; it never repeats a value, because one may be a password. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
