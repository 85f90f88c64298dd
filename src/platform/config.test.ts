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
