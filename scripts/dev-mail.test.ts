import { expect, it, onTestFinished } from 'vitest'
import { createSmtp } from '../src/platform/smtp.ts'
import { catchMail } from './dev-mail.ts'

it('shows what it caught, the newest first, with links that can be followed and no markup of the sender', async () => {
  const caught = await catchMail()
  const smtp = createSmtp(caught.url)
  onTestFinished(async () => {
    smtp.close()
    await caught.close()
  })
  const send = (subject: string, text: string) =>
    smtp.hand({ envelope: { from: 'a@example.com', to: 'b@example.com' }, from: 'a@example.com', to: 'b@example.com', subject, text })
  const empty = await (await fetch(caught.page)).text()

  await send('First', 'Open https://own.example/new-password#abc-_1 now')
  await send('Second <b>', '<script>')
  const page = await (await fetch(caught.page)).text()

  expect(empty).toContain('No mail yet')
  expect(page).toContain('<a href="https://own.example/new-password#abc-_1">')
  expect(page.indexOf('Second &lt;b&gt;')).toBeLessThan(page.indexOf('First'))
  expect(page).not.toContain('<script>')
})
