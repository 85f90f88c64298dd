import { describe, expect, it } from 'vitest'
import { createOfficeNameCheck } from './office-name.ts'

const musterland = {
  name: 'Kanton Musterland',
  office: 'Steuerverwaltung',
  email: 'steuern@musterland.example',
  web: 'https://fristen.musterland.example',
}
const isOfficeName = createOfficeNameCheck(musterland)

describe('a name reads like that of the tax office', () => {
  it.each([
    'Kanton Musterland',
    'K.a.n.t.o.n Musterland',
    'K A N T O N  M U S T E R L A N D',
    'Kanton Musterl\u00e0nd',
    'Kanton\u200dMuster\u200bland',
    'Ｋａｎｔｏｎ　Ｍｕｓｔｅｒｌａｎｄ',
    'Die Steuerverwaltung, Team 3',
    'Steuerverwalltung',
    'Steuervervvaltung',
    'steuern@musterland.example',
    'fristen.musterland.example',
    'info@musterland.example',
    'eFristerstreckung',
  ])('by what only the office is called: %s', (name) => expect(isOfficeName(name)).toBe(true))

  it.each([
    'Steueramt',
    'Kantonales Steueramt',
    'Ihr Steuer-Amt',
    'Finanzamt',
    'Administration fiscale',
    'Administration cantonale des impôts',
    'Service cantonal des contributions',
    'Amministrazione cantonale delle imposte',
    'Administraziun chantunala da taglia',
    'Kantonale Steuern',
    'Ufficio imposte',
    'Uffizi da taglia',
    'Tax Office',
  ])('by what tax offices are called anywhere: %s', (name) => expect(isOfficeName(name)).toBe(true))

  it.each([
    'Steuern Musterland',
    'Steuem Musterland',
    'Kt. Musterland Steuern',
    'Kt. Musterland',
    'KtMusterland',
    'K t Musterland',
    'Musterland (Amt)',
    'Grundbuchamt Musterland',
    'Verwaltung Musterland',
    'Finanzen Musterland',
    'Impôts Musterland',
    'Fisc Musterland',
    'Canton de Musterland',
    'Cantone Musterland',
    'Imposte Musterland',
    'Tributi Musterland',
    'Taglia Musterland',
    'Musterland Tax',
    'Tax@Musterland',
  ])('by the canton beside a word of offices or taxes: %s', (name) => expect(isOfficeName(name)).toBe(true))

  it.each([
    ['Cyrillic', 'Ѕтеuеrаmт Мusтеrlаnd'],
    ['Cyrillic that is read as such', 'Кантон Musterland'],
    ['Greek', 'Κantοn Μustεrland'],
    ['digits', 'St3uern Mu5terl4nd'],
    ['zero and one', 'Kant0n Muster1and'],
    ['a capital I', 'Steuern MusterIand'],
    ['full width', 'Ｓｔｅｕｅｒｎ Ｍｕｓｔｅｒｌａｎｄ'],
    ['zero-width signs', 'Ste\u200duern Muster\u2060land'],
    ['soft hyphens', 'Ste\u00aduern Muster\u00adland'],
    ['small capitals', 'ᴋᴀɴᴛᴏɴ ᴍᴜꜱᴛᴇʀʟᴀɴᴅ'],
    ['script letters', '𝓢𝓽𝓮𝓾𝓮𝓻𝓷 𝓜𝓾𝓼𝓽𝓮𝓻𝓵𝓪𝓷𝓭'],
    ['boxes', '🅺🅰🅽🆃🅾🅽 Musterland'],
    ['r beside n', 'Kanton rnusterland'],
    ['letters of a script nobody has listed', 'Steսern Muѕtеrlаnժ'],
    ['signs', '$teuern Muster|and'],
  ])('also in %s: %s', (_how, name) => expect(isOfficeName(name)).toBe(true))
})

describe('an honest name is allowed', () => {
  it.each([
    'Peter Steuer',
    'Anna Kanton',
    'Anna Musterland',
    'Musterland Turnverein',
    'Gesamtschule Musterland',
    'Musterland gesamt',
    'Fischer Musterland',
    'Taxi Musterland',
    'Battaglia Musterland',
    'Hausverwaltung Musterland',
    'Projektteam Musterland',
    'Treuhand Keller',
    'Steuerberatung Keller AG',
    'Amt & Söhne',
    'Team Steuern',
    'Иван Петров',
    'Νίκος Παπαδόπουλος',
    '山田太郎',
    '🙂',
    '',
  ])('%s', (name) => expect(isOfficeName(name)).toBe(false))
})

it('a canton with a short name is found as a word only, and umlauts in both spellings', () => {
  const check = (name: string) =>
    createOfficeNameCheck({ name, office: 'Amt für Steuern', email: 'a@steuern.example', web: 'https://steuern.example' })
  const [ori, bunden] = [check('Kanton Ori'), check('Kanton Grünberg')]

  expect(['Steuern Ori', 'Kt. Ori', 'Victoria Steuer', 'Ori Meier'].map(ori)).toEqual([true, true, false, false])
  expect(['Steuern Grünberg', 'Steuern Gruenberg', 'Steuern Grunberg', 'Turnverein Grünberg'].map(bunden)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

describe('an office with a short address', () => {
  const short = createOfficeNameCheck({
    name: 'Kanton Kurzland',
    office: 'Dienststelle Steuern',
    email: 'steuern@mu.test',
    web: 'https://e-fristen.mu.test',
  })

  it.each(['Mu Tester', 'Samu Testa', 'mu.tester', 'my-mu.test'])('refuses no honest name: %s', (name) => expect(short(name)).toBe(false))

  it.each(['mu.test', 'steuern@mu.test', 'info@MU.TEST', 'www.mu.test', 'Ihr Team (mu.test)', 'm\u200bu.test'])(
    'refuses its address: %s',
    (name) => expect(short(name)).toBe(true),
  )
})
