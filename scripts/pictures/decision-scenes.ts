import type { Page } from 'playwright-core'
import type { Answer } from '../../src/features/extension/contract.ts'
import { ruleTexts } from '../../src/features/extension/decision-texts.ts'
import { ruleList } from '../../src/features/extension/rule-list.ts'
import { legalForms, type LegalForm } from '../../src/features/extension/rules.ts'
import { dottedDate, plainDate, type PlainDate } from '../../src/kit/plain-date.ts'
import { fill, languages, type Language } from '../../src/kit/texts.ts'
import { settingsFor, type Scene } from './scenes.ts'

const stamped = { receivedAt: '2026-03-10T18:42:00Z', reference: '25K7M92QX8CV', code: 'K7M92QX8', configuration: '1-0a1b2c3d' }
const [old, granted] = [plainDate(2026, 3, 31), plainDate(2026, 9, 30)]

type Rule = {
  readonly rule: string
  readonly from?: PlainDate
  readonly to?: PlainDate
  readonly reminder?: PlainDate
  readonly isJoint?: true
  /** What the office said by hand; the other sentences are those of the rules. */
  readonly said?: string
  /** The only legal form that meets this rule. */
  readonly only?: LegalForm
  readonly period?: number
}

/** Every rule that has a page of its own. */
const rules: readonly Rule[] = [
  { rule: 'D6', to: granted, isJoint: true },
  { rule: 'D5', to: plainDate(2026, 11, 30), only: 'natural-person' },
  { rule: 'D5', to: plainDate(2026, 12, 31), only: 'legal-entity' },
  { rule: 'D1', from: plainDate(2026, 11, 30), only: 'natural-person' },
  { rule: 'D1', from: plainDate(2026, 12, 31), only: 'legal-entity' },
  { rule: 'D2' },
  { rule: 'D3' },
  { rule: 'C1' },
  { rule: 'C3' },
  { rule: 'C4' },
  { rule: 'C5' },
  { rule: 'C6', from: plainDate(2026, 1, 31), reminder: plainDate(2026, 4, 20) },
  { rule: 'C7', from: plainDate(2026, 3, 2) },
  { rule: 'C8' },
  {
    rule: 'B2',
    said: 'Das Steueramt hat Ihr Gesuch geprüft und nicht bewilligt. Die Gründe reichen für eine Erstreckung nicht aus. Es bleibt bei der Frist bis zum 31.03.2026.',
  },
  { rule: 'B4', to: plainDate(2026, 6, 30), said: 'Das Steueramt hat den Entscheid korrigiert. Es gilt die Frist bis zum 30.06.2026.' },
  { rule: 'B5', from: granted, to: old, said: 'Die Fristerstreckung wurde widerrufen. Es gilt wieder die Frist bis zum 31.03.2026.' },
  {
    rule: 'U',
    from: granted,
    to: old,
    only: 'natural-person',
    said: 'Die Fristverlängerung wurde auf Ihren Wunsch zurückgenommen. Es gilt wieder die Frist bis zum 31.03.2026.',
  },
  { rule: 'V8b' },
  { rule: 'I1', only: 'natural-person' },
  { rule: 'I2', only: 'legal-entity' },
  { rule: 'V3b', period: 2026 },
  { rule: 'Cj', only: 'legal-entity' },
  { rule: 'D4' },
]

export const decisionScenes: readonly Scene[] = rules.flatMap((rule) =>
  (rule.only ? [rule.only] : legalForms).flatMap((legalForm) =>
    languages.map((language) => ({
      name: `decision-${rule.rule}-${legalForm}-${language}`,
      path: '/result',
      width: 360,
      height: 1500,
      settings: settingsFor('layout1'),
      language,
      act: (page: Page) => showAnswer(page, rule, legalForm),
    })),
  ),
)

/** The wide and the dark page of a few, which look like all others. */
export const widerDecisionScenes: readonly Scene[] = ['D6', 'C1', 'C6', 'I1'].flatMap((code) =>
  rules
    .filter(({ rule }) => rule === code)
    .flatMap((rule) =>
      (['default', 'defaultDark'] as const).flatMap((theme) =>
        [360, 1280].map((width) => ({
          name: `decisions-${code}-${theme}-${width}`,
          path: '/result',
          width,
          height: width === 360 ? 1500 : 900,
          settings: settingsFor('layout1', theme),
          language: 'de' as Language,
          act: (page: Page) => showAnswer(page, rule, 'natural-person'),
        })),
      ),
    ),
)

/** The page keeps its answer for a reload; put there, it shows without anybody asking. */
async function showAnswer(page: Page, rule: Rule, legalForm: LegalForm): Promise<void> {
  const path = legalForm === 'natural-person' ? '/steuernnp' : '/steuernjp'
  const draft = {
    legalForm,
    period: rule.period ?? 2025,
    pid: '123456',
    uid: '',
    birth: '',
    deadline: '30.09.2026',
    isChecked: false,
    left: [],
    fromLink: [],
  }
  const request = { period: rule.period ?? 2025, wish: granted, pid: '123456' }
  const sent = { path, draft, request, key: 'a-key', outcome: answerOf(rule, legalForm) }
  await page.evaluate((kept) => sessionStorage.setItem('extension.5', kept), JSON.stringify({ current: { path, draft }, sent }))
  await page.reload()
  await page.locator('main dl').first().waitFor()
}

function answerOf({ rule, said, from = old, to = from, reminder, isJoint, period = 2025 }: Rule, legalForm: LegalForm): Answer {
  const listed = ruleList.find(({ code }) => code === rule)
  const text = said ?? sentenceOf(listed && 'text' in listed ? listed.text : 'granted', to, period)
  if (listed?.answer === 'rejected') return { kind: 'rejected', message: text, reference: stamped.reference, rule }
  const { configuration, ...proof } = stamped
  if (listed?.answer === 'pending') return { kind: 'pending', text, rule, ...proof }
  const names = legalForm === 'natural-person' ? { name: 'Beispiel', firstName: 'Andrea' } : { name: 'Holzbau Beispiel AG', firstName: '' }
  if (listed?.answer === 'not-required') return { kind: 'not-required', text, rule, configuration, ...proof, ...names }
  const couple = isJoint && legalForm === 'natural-person' ? { isJoint } : {}
  const dates = { oldDeadline: from, newDeadline: to, ...(reminder && { reminderDeadline: reminder }) }
  return { kind: 'decided', text, rule, configuration, ...proof, ...names, ...dates, ...couple }
}

function sentenceOf(key: keyof typeof ruleTexts, deadline: PlainDate, period: number): string {
  return fill<string>(ruleTexts[key], {
    period,
    previous: period - 1,
    opening: '01.01.2027',
    at: '10.03.2026 19:42',
    reference: '25K7-M92Q-X8CV',
    pid: '123456',
    reminder: '20.04.2026',
    deadline: dottedDate(deadline),
    extensions: 4,
    francs: 40,
    minutes: 5,
  })
}
