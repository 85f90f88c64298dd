import { z } from 'zod'

// The fields of the Compose specification that our file uses, and no others: a slip of the pen must not pass for a protection.
const text = z.string().min(1)
const time = z.string().regex(/^\d+s$/)
const service = z.strictObject({
  image: text,
  build: z.strictObject({ context: z.literal('.'), dockerfile: text, args: z.record(z.string(), z.string()) }).optional(),
  command: z.array(text).min(1).optional(),
  user: z
    .string()
    .regex(/^[1-9]\d*:[1-9]\d*$/)
    .optional(),
  env_file: z.array(text).optional(),
  environment: z.record(z.string(), z.string()),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  cap_add: z.array(z.enum(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'])).optional(),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.array(text),
  shm_size: text.optional(),
  volumes: z.array(text).optional(),
  networks: z.array(text).min(1),
  ports: z.array(text).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) })).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()).min(2),
      interval: time,
      timeout: time,
      retries: z.int(),
      start_period: time.optional(),
    })
    .optional(),
  stop_grace_period: time.optional(),
  restart: z.enum(['unless-stopped', 'no']),
  logging: z.strictObject({ driver: z.literal('json-file'), options: z.record(z.string(), z.string()) }),
  deploy: z.strictObject({
    resources: z.strictObject({
      limits: z.strictObject({ cpus: z.string().regex(/^\d+$/), memory: z.string().regex(/^\d+[mg]$/), pids: z.int() }),
    }),
  }),
})
export type ComposeService = z.output<typeof service>

export const Compose = z.strictObject({
  name: text,
  'x-product': z.unknown(),
  'x-owner': z.unknown(),
  services: z.strictObject({ database: service, migrate: service, server: service, worker: service }),
  networks: z.strictObject({ inside: z.strictObject({ internal: z.literal(true) }), outside: z.strictObject({}) }),
  volumes: z.strictObject({ database: z.strictObject({}), files: z.strictObject({}) }),
})
export type Compose = z.output<typeof Compose>

const onlyPorts = z.strictObject({ ports: z.array(text) })
export const MetricsOverride = z.strictObject({ services: z.strictObject({ server: onlyPorts, worker: onlyPorts }) })
