import { z } from 'zod'
import { address, choice, safeAddress, whole } from './config-parts.ts'
import { misspelt } from './config-names.ts'
import { fileFaults, fileSettings } from './config-files.ts'
import { mailFaults, mailSettings } from './config-mail.ts'
import { signInFaults, signInSettings } from './config-sign-in.ts'
import { watchFaults, watchSettings } from './config-watch.ts'

const deliveryExample = 'https://steuern.example/fristerstreckungen'
const gatewayExample = 'https://steuern.example/BusinessAPI/efristerstreckung'

const Environment = z
  .object({
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://name:password@host:5432/database'),
    SERVER_DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://name:password@host:5432/database').optional(),
    // One server and one worker take at most 20 together: 6, 3, 3, one that listens and one that looks after the others, and 6.
    DATABASE_CONNECTIONS: whole(2, 200).default(6),
    DATABASE_PIPELINES: whole(1, 50).default(3),
    DATABASE_LANES: whole(1, 50).default(3),
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(0, 65_535).default(3000),
    CANTON: z
      .string()
      .regex(/^[a-z][a-z-]*$/, 'must be the name of a file in cantons/, without its ending')
      .default('musterland'),
    CANTONS_FOLDER: z.string().optional(),
    LOG_LEVEL: z.enum(['error', 'warn', 'info', 'silent'], { error: 'must be error, warn, info or silent' }).default('info'),
    PROXIES: whole(0, 5).default(0),
    SUBMITS_PER_MINUTE: whole(1, 1_000_000).default(60),
    RECEIPTS_PER_MINUTE: whole(1, 1_000_000).default(30),
    MISSES_PER_ADDRESS: whole(1, 10_000_000).default(10),
    MISSES_PER_NETWORK: whole(1, 10_000_000).default(40),
    ENTITIES_PER_NETWORK: whole(1, 10_000_000).default(100),
    MISSES_FREE_PER_DAY: whole(1, 10_000_000).default(600),
    MISSES_PER_DAY: whole(1, 10_000_000).default(5000),
    MISS_SLOT_MS: whole(1, 1000).default(25),
    WORK_BITS: whole(1, 26).default(20),
    TAX_SYSTEM: z.enum(['register', 'gateway'], { error: 'must be register or gateway' }).default('register'),
    GATEWAY_URL: safeAddress(gatewayExample).optional(),
    GATEWAY_TOKEN: z
      .string()
      .regex(/^[!-~]{16,}$/, 'must have at least 16 characters and no blanks')
      .optional(),
    GATEWAY_TIMEOUT_MS: whole(100, 10_000).default(1500),
    GATEWAY_AT_ONCE: whole(1, 1000).default(64),
    DELIVERY_URL: safeAddress(deliveryExample).optional(),
    DELIVERY_TOKEN: z
      .string()
      .regex(/^[!-~]{16,}$/, 'must have at least 16 characters and no blanks')
      .optional(),
    DELIVERY_PER_SECOND: whole(1, 1000).default(10),
    NODE_ENV: z.string().optional(),
    ...signInSettings,
    ...mailSettings,
    ...fileSettings,
    UI_CATALOGUE: choice(),
    ...watchSettings,
    SHUTDOWN_SECONDS: whole(1, 120).default(10),
    DRAIN_SECONDS: whole(0, 60).default(0),
  })
  .refine(({ TAX_SYSTEM, GATEWAY_URL }) => TAX_SYSTEM !== 'gateway' || GATEWAY_URL !== undefined, {
    path: ['GATEWAY_URL'],
    error: `must be an address like ${gatewayExample}`,
  })
  .refine(({ TAX_SYSTEM, DELIVERY_URL }) => TAX_SYSTEM !== 'gateway' || DELIVERY_URL === undefined, {
    path: ['DELIVERY_URL'],
    error: 'must be left out where TAX_SYSTEM is gateway: the tax system that decides need not be told',
  })
  .superRefine((given, context) => {
    for (const { name, message } of [...signInFaults(given), ...mailFaults(given), ...fileFaults(given), ...watchFaults(given)])
      context.addIssue({ code: 'custom', path: [name], message })
  })

export type Config = Readonly<z.output<typeof Environment>>

/** All settings there are, for those who check what an installation names. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

/** Of the scripts that make the database; they may stand in the same environment. */
const ofDeployment = ['ADMIN', 'OWNER', 'SERVER', 'BACKUP'].map((login) => `DATABASE_${login}_PASSWORD`)

/** The only reader of the environment: every value checked once, each wrong one named in a sentence of its own. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const checked = Environment.safeParse(given)
  const unknown = misspelt(Object.keys(given), [...settingNames, ...ofDeployment])
  if (checked.success && unknown.length === 0) return Object.freeze(checked.data)
  const lines = [
    ...unknown.map(({ name, meant }) => `  ${name} is not a setting. Did you mean ${meant}?`),
    ...(checked.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0])
      return `  ${name} ${given[name] === undefined ? 'is missing: it ' : ''}${issue.message}`
    }),
  ]
  throw new ConfigError(`This configuration cannot work:\n${lines.join('\n')}`)
}

/** Which of these options `npm run` took for itself: without `--` before them they never reach the program. */
export function keptByNpm(options: readonly string[], environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  return options.filter((option) => environment[`npm_config_${option.replaceAll('-', '_')}`])
}

/** Its message is for the operator's screen; it never repeats a value, because one may be a password. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
