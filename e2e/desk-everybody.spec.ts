import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, test } from './test.ts'
import { extendBatch } from '../src/features/desk/server/everybody/extend-everybody.ts'
import { connect } from '../src/platform/database.ts'
import { accessibilityFaults } from './axe.ts'
import { openPage } from './browser.ts'
import { openAtDesk, startOffice, type BrowserOffice } from './office.ts'

const path = '/desk/everybody'

let office: BrowserOffice
let owner: pg.Pool
test.beforeAll(async () => {
  office = await startOffice()
  owner = new pg.Pool({ connectionString: office.databaseUrl, max: 2 })
})
test.afterEach(async () => {
  await owner.query(
    "delete from desk.general_extension; delete from extension.general_extension; delete from extension.closing; notify closing, ''",
  )
})
test.afterAll(async () => {
  await office.stop()
  await owner.end()
})

/** Does what is asked for, by mouse or by keys alone. */
type Hand = { readonly press: (page: Page, name: string) => Promise<void> }
const mouse: Hand = { press: (page, name) => page.getByRole('button', { name, exact: true }).last().click() }
const keys: Hand = {
  press: async (page, name) => {
    await page.getByRole('button', { name, exact: true }).last().focus()
    await page.keyboard.press('Enter')
  },
}

const words = {
  de: {
    new: 'Neue allgemeine Erstreckung',
    deadline: 'Neue Frist',
    from: 'Bisherige Frist von',
    to: 'Bisherige Frist bis',
    dry: 'Probelauf',
    propose: 'Vorschlagen',
    start: 'Starten',
    stop: 'Anhalten',
    resume: 'Fortsetzen',
    why: 'Weshalb',
    own: 'Starten muss es eine andere Leitungsperson',
    done: 'Erledigt',
  },
  en: {
    new: 'New general extension',
    deadline: 'New deadline',
    from: 'Old deadline from',
    to: 'Old deadline to',
    dry: 'Dry run',
    propose: 'Propose',
    start: 'Start',
    stop: 'Stop',
    resume: 'Resume',
    why: 'Why',
    own: 'Another lead has to start it',
    done: 'Done',
  },
} as const

async function faultsOf(page: Page): Promise<readonly unknown[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(await accessibilityFaults(page)), ...(wider > 0 ? [`${wider} px too wide`] : [])]
}

async function say(page: Page, hand: Hand, verb: string, why: string): Promise<void> {
  await hand.press(page, verb)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill(why)
  await hand.press(page, verb)
  await dialog.waitFor({ state: 'detached' })
}

for (const [label, width, language, hand, deadline] of [
  ['mouse', 1280, 'de', mouse, '31.08.2026'],
  // Later than the first, or nobody would be left to extend.
  ['keyboard', 360, 'en', keys, '31.10.2026'],
] as const) {
  test.describe(`a general extension by ${label} at ${width} px in ${language}`, () => {
    const w = words[language]

    test('is proposed by a lead, started by another, stopped, resumed and done', async () => {
      const lea = await openAtDesk(office, 'lea', { path, width, language })
      const faults = [...(await faultsOf(lea))]
      const link = lea.getByRole('link', { name: w.new })
      if (hand === mouse) await link.click()
      else {
        await link.focus()
        await lea.keyboard.press('Enter')
      }
      await lea.getByRole('textbox', { name: `${w.from} *`, exact: true }).fill('01.01.2026')
      await lea.getByRole('textbox', { name: `${w.to} *`, exact: true }).fill('30.09.2026')
      await lea.getByRole('textbox', { name: `${w.deadline} *`, exact: true }).fill(deadline)
      await hand.press(lea, w.dry)
      await lea.getByRole('button', { name: w.propose, exact: true }).waitFor()
      faults.push(...(await faultsOf(lea)))
      await hand.press(lea, w.propose)
      await lea.waitForURL(`**${path}`)
      await lea.getByText(w.own).waitFor()
      await expect(lea.getByRole('button', { name: w.start, exact: true })).toHaveCount(0)

      const lars = await openAtDesk(office, 'lars', { path, width, language })
      await say(lars, hand, w.start, 'geprüft')
      await say(lars, hand, w.stop, 'Prüfung')
      await say(lars, hand, w.resume, 'weiter')
      while ((await extendBatch(connect(owner), 'musterland', 50)) !== undefined);
      await lars.getByText(w.done, { exact: true }).waitFor({ timeout: 15_000 })
      faults.push(...(await faultsOf(lars)))

      expect(faults).toEqual([])
      const { rows } = await owner.query<{ raised: number; expected: number }>('select raised, expected from desk.general_extension')
      expect(rows[0]?.raised).toBe(rows[0]?.expected)
      expect(rows[0]?.raised).toBeGreaterThan(0)
    })
  })
}

test('a clerk sees and proposes, and has neither the start nor the switch', async () => {
  const page = await openAtDesk(office, 'clara', { path })

  await page.getByText('Der Online-Dienst ist offen').waitFor()
  await page.getByRole('link', { name: words.de.new }).waitFor()

  await expect(page.getByRole('button', { name: 'Dienst schliessen' })).toHaveCount(0)
})

test('a lead closes the form with a text; visitors read it and what to do instead, until it is opened', async () => {
  const visitor = await openPage({ address: office.address, expects: ['503'] })
  await visitor.goto('/steuernnp')
  await visitor.getByRole('button', { name: 'Absenden' }).waitFor()
  const lea = await openAtDesk(office, 'lea', { path })

  await lea.getByRole('button', { name: 'Dienst schliessen' }).click()
  const dialog = lea.getByRole('dialog')
  await dialog.getByLabel('Text auf Deutsch').fill('Wegen einer Störung bis 18 Uhr geschlossen.')
  await dialog.getByLabel('Weshalb').fill('Störung')
  const faults = [...(await faultsOf(lea))]
  await dialog.getByRole('button', { name: 'Dienst schliessen' }).click()
  await lea.getByText('Der Online-Dienst ist geschlossen').first().waitFor()
  await expect.poll(async () => (await fetch(`${office.address}/steuernnp`)).status).toBe(503)

  await visitor.reload()
  await visitor.getByRole('heading', { level: 1, name: 'Online-Fristerstreckung geschlossen' }).waitFor()
  await visitor.getByText('Wegen einer Störung bis 18 Uhr geschlossen.').waitFor()
  await visitor.getByText('Ihre Frist läuft weiter.').waitFor()
  await expect(visitor.getByRole('button', { name: 'Absenden' })).toHaveCount(0)
  faults.push(...(await faultsOf(visitor)))
  await visitor.goto('/steuernnp?lang=fr')
  await visitor.getByText('La prolongation de délai en ligne est fermée temporairement.').waitFor()

  await say(lea, mouse, 'Dienst öffnen', 'behoben')
  await expect.poll(async () => (await fetch(`${office.address}/steuernnp`)).status).toBe(200)
  await visitor.goto('/steuernnp?lang=de')
  await visitor.getByRole('button', { name: 'Absenden' }).waitFor()
  expect(faults).toEqual([])
})
