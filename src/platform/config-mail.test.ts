import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://owner@localhost/test'

it('a mail waits 15 seconds unless told otherwise, a minute at most', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ MAIL_HOLD_SECONDS: 15, MAIL_PICTURES: 'off' })
  expect(readConfig({ DATABASE_URL, MAIL_HOLD_SECONDS: '0' })).toMatchObject({ MAIL_HOLD_SECONDS: 0 })
  expect(() => readConfig({ DATABASE_URL, MAIL_HOLD_SECONDS: '61' })).toThrow('MAIL_HOLD_SECONDS must be at most 60')
})

it('who names a mail server must say from which address it sends', () => {
  const SMTP_URL = 'smtps://name:geheim@mail.example:465'

  expect(() => readConfig({ DATABASE_URL, SMTP_URL })).toThrow('SMTP_FROM is missing: it must say from which address SMTP_URL may send')
  expect(() => readConfig({ DATABASE_URL, SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL must be an address like smtps://')
  expect(() => readConfig({ DATABASE_URL, SMTP_URL, SMTP_FROM: 'office' })).toThrow('SMTP_FROM must be an address like')
  expect(readConfig({ DATABASE_URL, SMTP_URL, SMTP_FROM: 'workspace@steuern.example' })).toMatchObject({ SMTP_URL })
})
