import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const DATABASE_URL = 'postgres://owner@localhost/test'

it('fills in what is not set', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', CANTON: 'musterland', SUBMITS_PER_MINUTE: 60 })
})

it('names every wrong value in a sentence of its own', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://x', PORT: '70000', LOG_LEVEL: 'loud', METRICS_TOKEN: 'short' })

  expect(read).toThrow(ConfigError)
  expect(read).toThrow('DATABASE_URL must be an address like postgres://name:password@host:5432/database')
  expect(read).toThrow('PORT must be at most 65535')
  expect(read).toThrow('LOG_LEVEL must be error, warn, info or silent')
  expect(read).toThrow('METRICS_TOKEN must have at least 16 characters')
})

it('says what is missing, taking an empty value as none', () => {
  expect(() => readConfig({ DATABASE_URL: '' })).toThrow('DATABASE_URL is missing')
})

it('never repeats a value, because one may be a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://owner:geheim@db' })).not.toThrow(/geheim/)
})

it('wants to know where the gateway leads, and lets nothing personal travel there in the open', () => {
  const read = (GATEWAY_URL: string) => () => readConfig({ DATABASE_URL, TAX_SYSTEM: 'gateway', GATEWAY_URL })

  expect(read('')).toThrow('GATEWAY_URL is missing: it must be an address like https://steuern.example/')
  expect(read('http://steuern.example/BusinessAPI/efristerstreckung')).toThrow('without https only on this machine')
  expect(read('nonsense')).toThrow('GATEWAY_URL must be an address')
  expect(read('https://steuern.example/BusinessAPI/efristerstreckung')()).toMatchObject({ GATEWAY_TIMEOUT_MS: 1500 })
  expect(read('http://127.0.0.1:4000/BusinessAPI/efristerstreckung')()).toMatchObject({ TAX_SYSTEM: 'gateway' })
  expect(() =>
    readConfig({ DATABASE_URL, TAX_SYSTEM: 'gateway', GATEWAY_URL: 'https://a.example', DELIVERY_URL: 'https://a.example' }),
  ).toThrow('DELIVERY_URL must be left out')
})

it('decisions are told to the tax system over an encrypted line only, unless it is on the same machine', () => {
  const read = (DELIVERY_URL: string) => () => readConfig({ DATABASE_URL, DELIVERY_URL })

  expect(read('http://steuern.example/told')).toThrow('DELIVERY_URL must be an address like https://')
  expect(read('https://steuern.example/told')()).toMatchObject({ DELIVERY_PER_SECOND: 10 })
  expect(read('http://127.0.0.1:8080/told')()).toHaveProperty('DELIVERY_URL')
})

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_CONECTIONS', 'DATABASE_CONNECTIONS'],
  ['CANTONS', 'CANTON'],
  ['PROXY', 'PROXIES'],
  ['DATABSE_POOL', 'DATABASE_URL'],
  ['SERVER_DATABSE_URL', 'SERVER_DATABASE_URL'],
  ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
  ['GATEWAY_TIMEOUT', 'GATEWAY_TIMEOUT_MS'],
])('refuses the name %s and says which was likely meant', (name, meant) => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://a@b/c', [name]: 'x' })).toThrow(`${name} is not a setting. Did you mean ${meant}?`)
})

it('leaves the names of others alone', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LANG',
    'MAIL',
    'USER',
    'TERM',
    'NODE_OPTIONS',
    'npm_config_cache',
    'PGHOST',
    'CI',
    'SMTP_SERVICE_HOST',
    'DATABASE_PORT_5432_TCP',
  ]

  const given = { DATABASE_URL: 'postgres://a@b/c', ...Object.fromEntries(others.map((name) => [name, 'x'])) }

  expect(readConfig(given).PORT).toBe(3000)
})
