import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { notice } from './accounts.ts'
import { accessibilityFaults } from './axe.ts'
import { openAtDesk, startOffice, type BrowserOffice } from './office.ts'

let office: BrowserOffice
test.beforeAll(async () => {
  office = await startOffice()
})
test.afterAll(async () => {
  await office.stop()
})

type Entry = { readonly pid: string; readonly wish: string }

/** Fills in the form for a letter and sends it; the address then has the reference. */
async function enter(page: Page, { pid, wish }: Entry): Promise<string> {
  await page.goto('/desk/entries/new')
  await page.getByLabel('PID').fill(pid)
  await page.getByLabel('Steuerperiode').fill('2025')
  await page.getByRole('textbox', { name: 'Gewünschte Frist' }).fill(wish)
  await page.getByRole('textbox', { name: 'Tag des Poststempels oder Anrufs' }).fill('9.3.2026')
  await page.getByRole('button', { name: 'Erfassen', exact: true }).click()
  await page.waitForURL(/\/desk\/matters\//)
  await page.getByRole('heading', { level: 2, name: 'Entscheid' }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const shown = (reference: string): string => reference.match(/.{4}/g)?.join('-') ?? ''
const room = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('a letter', () => {
  test('is entered and granted by one clerk with the mouse, and withdrawn by another with the keyboard and a lead', async () => {
    const clara = await openAtDesk(office, 'clara', { path: '/desk/queue', width: 1280 })
    const reference = await enter(clara, { pid: '204518', wish: '2026-09-30' })
    await clara.getByText('Musterli Reto').waitFor()
    await clara.goto('/desk/queue')
    await clara.getByRole('link', { name: shown(reference) }).click()
    await clara.getByRole('button', { name: 'Bewilligen' }).click()
    await clara.getByRole('dialog').getByRole('button', { name: 'Bewilligen' }).click()
    await clara.getByText('hat bis 30.09.2026 bewilligt').waitFor()

    const beat = await openAtDesk(office, 'beat', { path: `/desk/matters/${reference}`, width: 360 })
    await beat.getByRole('button', { name: 'Widerrufen' }).focus()
    await beat.keyboard.press('Enter')
    await beat.getByRole('dialog').getByLabel('Notiz').waitFor()
    const inDialog = await accessibilityFaults(beat)
    await beat.getByRole('dialog').getByLabel('Notiz').fill('Falsche Person')
    await beat.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).focus()
    await beat.keyboard.press('Enter')
    await beat.getByText('Wartet auf Freigabe').waitFor()
    const lea = await openAtDesk(office, 'lea', { path: '/desk/proposals', width: 1280, language: 'en' })
    await lea.getByRole('button', { name: `Approve ${shown(reference)}` }).click()
    await lea.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await notice(lea, 'Approved and carried out').waitFor()
    await beat.reload()
    await beat.getByText('hat widerrufen').waitFor()

    expect([...inDialog, ...(await accessibilityFaults(beat))]).toEqual([])
    expect(await room(beat)).toBe(0)
    await clara.goto('/desk/queue')
    await clara.getByText('Offene Pendenzen, die älteste zuerst.').waitFor()
    await expect(clara.getByRole('link', { name: shown(reference) })).toHaveCount(0)
  })

  test('beyond the maximum needs a lead, who is somebody else', async () => {
    const clara = await openAtDesk(office, 'clara', { path: '/desk/queue' })
    const reference = await enter(clara, { pid: '123456', wish: '2026-12-31' })
    await clara.getByRole('button', { name: 'Bewilligen' }).click()
    const dialog = clara.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Neue Frist' }).fill('31.12.2026')
    await dialog.getByRole('button', { name: 'Bewilligen' }).click()
    await dialog.getByText('Bitte sagen Sie in der Notiz warum.').waitFor()
    await dialog.getByLabel('Notiz').fill('Spitalaufenthalt bis Dezember')
    await dialog.getByRole('button', { name: 'Bewilligen' }).click()
    await clara.getByText('Wartet auf Freigabe').waitFor()
    await clara.goto('/desk/proposals')
    await clara.getByText('Von Ihnen vorgelegt').waitFor()

    const lea = await openAtDesk(office, 'lea', { path: '/desk/proposals', width: 1280, language: 'en' })
    const approve = lea.getByRole('button', { name: `Approve ${shown(reference)}` })
    await approve.waitFor()
    const faults = await accessibilityFaults(lea)
    await approve.click()
    await lea.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await notice(lea, 'Approved and carried out').waitFor()
    await lea.goto(`/desk/matters/${reference}`)
    await lea.getByText(/granted until/).waitFor()

    expect(faults).toEqual([])
    await expect(clara.getByRole('button', { name: 'Freigeben' })).toHaveCount(0)
  })

  test('decided by somebody else in the meantime is not decided twice, and says so', async () => {
    const clara = await openAtDesk(office, 'clara', { path: '/desk/queue' })
    const reference = await enter(clara, { pid: '7', wish: '2026-06-30' })
    const beat = await openAtDesk(office, 'beat', { path: `/desk/matters/${reference}`, expects: ['409'] })
    await beat.getByRole('button', { name: 'Bewilligen' }).click()

    await clara.getByRole('button', { name: 'Bewilligen' }).click()
    await clara.getByRole('dialog').getByRole('button', { name: 'Bewilligen' }).click()
    await clara.getByText('hat bis 30.06.2026 bewilligt').waitFor()
    await beat.getByRole('dialog').getByRole('button', { name: 'Bewilligen' }).click()

    await beat.getByText('Inzwischen hat jemand anderes gehandelt.').first().waitFor()
    await beat.getByText('Clara Muster hat bis 30.06.2026 bewilligt').waitFor()
    await expect(beat.getByText('hat bis 30.06.2026 bewilligt')).toHaveCount(1)
  })
})

test.describe('every page', () => {
  for (const [path, width, language] of [
    ['/desk/queue', 360, 'de'],
    ['/desk/queue', 1280, 'en'],
    ['/desk/entries/new', 360, 'en'],
    ['/desk/entries/new', 1280, 'de'],
    ['/desk/proposals', 360, 'de'],
  ] as const) {
    test(`${path} has room at ${width} px in ${language} and no fault that axe knows`, async () => {
      const page = await openAtDesk(office, 'lea', { path, width, language })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

      expect(await accessibilityFaults(page)).toEqual([])
      expect(await room(page)).toBe(0)
    })
  }

  test('an auditor sees the queue and enters nothing', async () => {
    const arno = await openAtDesk(office, 'arno', { path: '/desk/queue' })
    await arno.getByText('Offene Pendenzen, die älteste zuerst.').waitFor()
    await expect(arno.getByRole('link', { name: 'Brief oder Anruf erfassen' })).toHaveCount(0)
    await arno.goto('/desk/entries/new')
    await arno.getByRole('heading', { level: 1, name: 'Nicht für Ihre Rolle' }).waitFor()
  })
})
