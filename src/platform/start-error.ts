import type { Config } from './config.ts'

/** What the operating system and systemd read when a process cannot serve; the numbers are those of `sysexits.h`. */
export const exitCodes = { version: 65, unreachable: 69, unexpected: 70, port: 71, folder: 73, login: 77, settings: 78 } as const

/** Why a process cannot serve, in one sentence for the operator, and what to do about it. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly exitCode: number
  constructor(message: string, exitCode: (typeof exitCodes)[keyof typeof exitCodes], options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

type SystemError = Error & {
  readonly code?: string
  readonly syscall?: string
  readonly port?: number
  readonly address?: string
  readonly path?: string
}

/** A port that cannot be listened on. */
export function explainPort(error: unknown, { METRICS_PORT }: Pick<Config, 'METRICS_PORT'>): StartError | undefined {
  const { code, syscall, port, address = '' } = error as SystemError // what Node adds to errors of the system, if it is one
  if (!(error instanceof Error) || (syscall !== 'listen' && syscall !== 'bind')) return undefined
  const name = port !== undefined && port === METRICS_PORT ? 'METRICS_PORT' : 'PORT'
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${address} is taken by another program. Stop that one, or set ${name} to another port.`,
    EACCES: `This user may not listen on port ${port}. Set ${name} to a port from 1024 on.`,
    EADDRNOTAVAIL: `This machine has no address ${address}. Correct ${name === 'PORT' ? 'HOST' : 'METRICS_HOST'}.`,
  }
  const sentence = sentences[code ?? ''] ?? `Port ${port} on ${address} cannot be used (${code}). Set ${name} to another port.`
  return new StartError(sentence, exitCodes.port, { cause: error })
}

export const connectionAdvice = 'Raise max_connections there, or lower DATABASE_CONNECTIONS, DATABASE_PIPELINES and DATABASE_LANES here.'

export type DatabasePlace = {
  readonly url: string
  readonly setting: string
  /** The role that the login has to act as; none for a login that owns the tables. */
  readonly role?: string
}

/** Why the database cannot be used. By codes, never by words: PostgreSQL speaks the language of `lc_messages`. */
export function explainDatabase(error: unknown, { url, setting, role }: DatabasePlace): StartError {
  if (error instanceof StartError) return error
  const { host, hostname, username, pathname } = new URL(url)
  const name = decodeURIComponent(pathname.slice(1))
  const { code = '', syscall, path } = error as SystemError // SQLSTATE of PostgreSQL, or the word of the operating system or of TLS
  if (syscall === 'open') {
    return new StartError(`The file ${path} in ${setting} cannot be read (${code}). Correct its name or its rights.`, exitCodes.settings)
  }
  if (error instanceof Error && noTls.test(error.message)) {
    const sentence = `The database at ${host} offers no TLS. Turn ssl on in postgresql.conf there, or take sslmode out of ${setting}.`
    return new StartError(sentence, exitCodes.unreachable, { cause: error })
  }
  const [sentence, exitCode] = databaseSentence(code, {
    at: host || 'this machine',
    hostname,
    login: decodeURIComponent(username),
    name,
    setting,
    role,
  })
  return new StartError(sentence, exitCode, { cause: error })
}

// The driver's own words, always English: it gives this error no code.
const noTls = /^The server does not support SSL connections$/

type Details = {
  readonly at: string
  readonly hostname: string
  readonly login: string
  readonly name: string
  readonly setting: string
  readonly role: string | undefined
}

export const ownerAdvice = (setting: string): string => `Set ${setting} to the login of the owner, as in owner.env.`

// Refused, cut or not answered on the way, and a server that ends its sessions; the rest are errors of a database that does answer.
const isAway = (code: string): boolean => /^(E[A-Z]+|08\w{3}|57P\d\w)$/.test(code)

// OpenSSL's words for what is wrong with a certificate, and those for a connection that never came that far.
const isOfCertificate = (code: string): boolean => /CERT|SELF_SIGNED|^UNABLE_TO_|^CRL_|^INVALID_|HOSTNAME_MISMATCH|_EXCEEDED$/.test(code)
const isOfTls = (code: string): boolean => /^(EPROTO|ERR_(SSL|TLS)_\w+)$/.test(code)

function databaseSentence(
  code: string,
  { at, hostname, login, name, setting, role }: Details,
): readonly [string, (typeof exitCodes)[keyof typeof exitCodes]] {
  switch (code) {
    case '28P01':
    case '28000':
      return [
        `The database at ${at} refuses the login ${login}. Correct the name and the password in ${setting}, or pg_hba.conf there.`,
        exitCodes.login,
      ]
    case '3D000':
      return [`There is no database ${name} at ${at}. Create it and run "cli migrate", or correct ${setting}.`, exitCodes.unreachable]
    case '42501':
      return [
        `The login ${login} lacks rights in the database ${name}. ${role === undefined ? ownerAdvice(setting) : `Run "cli migrate" as the owner, and grant ${role} to ${login}.`}`,
        exitCodes.login,
      ]
    case '22023':
    case '42704':
    case '42P01':
    case '3F000':
      return [`The database ${name} at ${at} has not been set up. Run "cli migrate".`, exitCodes.version]
    case '25006':
      return [`The database at ${at} is a standby and accepts no changes. Point ${setting} to the primary.`, exitCodes.unreachable]
    case '53300':
      return [`The database at ${at} accepts no more connections. ${connectionAdvice}`, exitCodes.unreachable]
    case '53100':
      return [`The disk of the database at ${at} is full. Make room there.`, exitCodes.unreachable]
    case '08P01':
      return [
        `What answers at ${at} is not PostgreSQL, or a pooler that does not reach it (08P01). Correct ${setting}, or look into the log of the pooler.`,
        exitCodes.unreachable,
      ]
    case '57P03':
      return [`The database at ${at} is starting or stopping. Try again in a moment.`, exitCodes.unreachable]
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return [`There is no host called ${hostname}. Correct ${setting}, or the name service.`, exitCodes.unreachable]
    case '':
      return [`The database at ${at} does not answer. Check that it runs, and that no firewall is in between.`, exitCodes.unreachable]
    default:
      return [otherSentence(code, { at, name, setting }), exitCodes.unreachable]
  }
}

function otherSentence(code: string, { at, name, setting }: Pick<Details, 'at' | 'name' | 'setting'>): string {
  if (isOfCertificate(code)) {
    return `The certificate of the database at ${at} cannot be trusted (${code}). Replace it there, or name its authority in ${setting} with sslrootcert.`
  }
  if (isOfTls(code)) {
    return `No TLS connection to the database at ${at} (${code}). Check the settings of ssl there, and sslmode in ${setting}.`
  }
  return isAway(code)
    ? `PostgreSQL does not answer at ${at} (${code}). Start it, or correct ${setting}.`
    : `The database ${name} at ${at} cannot be used (${code}). The log of PostgreSQL says why.`
}
