import { expect, test } from './test.ts'
import { inTime } from './accounts.ts'
import { heading, openBase, openFaq, questions } from './help.ts'

test('by keys alone questions are opened, closed and searched', async () => {
  const page = await openFaq()
  const keys = page.keyboard
  const first = questions(page).first()
  await first.focus()
  await keys.press('Enter')
  await expect.poll(() => first.getAttribute('aria-expanded'), inTime).toBe('true')
  await keys.press('Space')
  await expect.poll(() => first.getAttribute('aria-expanded'), inTime).toBe('false')

  await keys.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), inTime).toBe('search')
  await keys.type('undo')

  await page
    .getByText(/^\d+ of \d+ questions$/)
    .first()
    .waitFor()
})

test('by keys alone one goes to the knowledge base, searches, reads, walks on and says that it helped', async () => {
  const page = await openFaq()
  const keys = page.keyboard
  await heading(page, 'Frequently asked questions').waitFor()
  await keys.press('g')
  await keys.press('w')
  await heading(page, 'Knowledge base').waitFor()
  await keys.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')), inTime).toBe('search')
  await keys.type('blanket')
  const found = page.getByRole('link', { name: 'Wash the wool blanket' })
  await found.waitFor()
  await found.focus()
  await keys.press('Enter')
  await heading(page, 'Wash the wool blanket').waitFor()
  await page.getByRole('group', { name: 'Did this help?' }).waitFor()
  await keys.press('j')
  await heading(page, 'Find the right size of felt slippers').waitFor()
  await keys.press('k')
  await heading(page, 'Wash the wool blanket').waitFor()
  const yes = page.getByRole('button', { name: 'Yes' })
  await yes.focus()
  await keys.press('Enter')

  await expect.poll(() => yes.getAttribute('aria-pressed'), inTime).toBe('true')
})

test('c begins a new article; whoever has written nothing goes back unasked', async () => {
  const page = await openBase()
  await page.keyboard.press('c')
  await heading(page, 'New article').waitFor()

  await page.goBack()

  await heading(page, 'Knowledge base').waitFor()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
