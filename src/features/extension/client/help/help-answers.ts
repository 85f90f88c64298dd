import type { Site } from '../../../../kit/site.ts'
import { fill, inLanguage, type Language } from '../../../../kit/texts.ts'
import type { helpPageTexts } from '../../help-page-texts.ts'
import type { HelpQuestionId } from '../../help-questions.ts'
import type { Figures } from '../../rules-contract.ts'
import type { rulesPageTexts } from '../../rules-page-texts.ts'
import { figureRows } from '../rules/figure-rows.ts'
import { linkedText, type TextPart } from './linked-text.ts'

type Texts = typeof helpPageTexts
type RuleWords = typeof rulesPageTexts

/** What the answers depend on. Without figures, which may be under way, they stand without their tables. */
export type HelpFacts = {
  readonly texts: Texts
  readonly ruleWords: RuleWords
  readonly site: Site
  readonly language: Language
  readonly year: number
  readonly figures?: Figures | undefined
}

/** A paragraph, or what the canton sets. */
export type AnswerBlock = { readonly parts: readonly TextPart[] } | { readonly rows: readonly (readonly [string, readonly string[]])[] }
export type HelpAnswer = { readonly id: HelpQuestionId; readonly question: string; readonly blocks: readonly AnswerBlock[] }
type HelpGroup = { readonly id: string; readonly title: string; readonly answers: readonly HelpAnswer[] }

/** All questions with their answers, in reading order. The ids are the places that links name. */
export function helpGroups(facts: HelpFacts): readonly HelpGroup[] {
  const { texts } = facts
  return [
    { id: 'gesuch', title: texts.askTitle, answers: aboutAsking(facts) },
    { id: 'angaben', title: texts.detailsTitle, answers: aboutDetails(facts) },
    { id: 'antwort', title: texts.answerTitle, answers: aboutAnswers(facts) },
    { id: 'technik', title: texts.troubleTitle, answers: aboutTrouble(facts) },
  ]
}

/** What to do where no answer fits. */
export function wayOn({ texts, site, language }: Pick<HelpFacts, 'texts' | 'site' | 'language'>): readonly AnswerBlock[] {
  return paragraphs(texts.noneNext, contacts(site, language))
}

/** The words of an answer, to be searched. */
export function textsOfAnswer({ question, blocks }: HelpAnswer): { readonly title: string; readonly text: string } {
  const inBlocks = blocks.flatMap((block) => ('parts' in block ? block.parts.map(({ text }) => text) : block.rows.flat(2)))
  return { title: question, text: inBlocks.join(' ') }
}

function aboutAsking({ texts, ruleWords, site, language, year, figures }: HelpFacts): readonly HelpAnswer[] {
  const rows = figures && figureRows(figures, year, ruleWords)
  const table = (...names: readonly (keyof RuleWords)[]): readonly AnswerBlock[] => {
    if (!rows) return []
    const wanted: readonly string[] = names.map((name) => ruleWords[name])
    return [{ rows: rows.filter(([what]) => wanted.includes(what)) }]
  }
  const [longFirst = '', longRest = ''] = texts.longText.split('\n')
  const takesFees = figures?.fees.some(({ francs }) => francs > 0) === true
  return [
    { id: 'wer', question: texts.who, blocks: paragraphs(texts.whoText) },
    { id: 'anmeldung', question: texts.account, blocks: paragraphs(texts.accountText) },
    {
      id: 'bis-wann',
      question: texts.until,
      blocks: [
        ...paragraphs(texts.untilText),
        ...table('filingEmployed', 'filingSelfEmployed', 'filingEntity', 'filingLimited', 'opening', 'tolerance'),
        ...paragraphs(texts.untilLate),
      ],
    },
    {
      id: 'wie-lange',
      question: texts.long,
      blocks: [...paragraphs(longFirst), ...table('latestPerson', 'latestEntity', 'extensions'), ...paragraphs(longRest)],
    },
    { id: 'grund', question: texts.reason, blocks: paragraphs(texts.reasonText) },
    { id: 'periode', question: texts.period, blocks: paragraphs(texts.periodText) },
    {
      id: 'kosten',
      question: texts.cost,
      blocks: [
        ...paragraphs(texts.costText, { cost: inLanguage(site.cost, language) }),
        ...(takesFees ? [...table('fee'), ...paragraphs(texts.costFee)] : []),
      ],
    },
    { id: 'bezahlen', question: texts.pay, blocks: paragraphs(texts.payText) },
    { id: 'wochenende', question: texts.freeDay, blocks: [...paragraphs(texts.freeDayText), ...table('freeDays')] },
    { id: 'verpasst', question: texts.late, blocks: paragraphs(texts.lateText) },
  ]
}

function aboutDetails({ texts, site, language }: HelpFacts): readonly HelpAnswer[] {
  const firm = site.legalEntityProof === 'uid' ? texts.firmUid : texts.firmPid
  return [
    {
      id: 'pid',
      question: texts.pid,
      blocks: paragraphs(texts.pidText, { place: inLanguage(site.pidPlace, language), ...contacts(site, language) }),
    },
    { id: 'nicht-gefunden', question: texts.notFound, blocks: paragraphs(texts.notFoundText, contacts(site, language)) },
    { id: 'firma', question: texts.firm, blocks: paragraphs(`${firm}\n${texts.firmForm}`) },
    { id: 'vertretung', question: texts.agent, blocks: paragraphs(texts.agentText) },
    { id: 'ehepaar', question: texts.couple, blocks: paragraphs(texts.coupleText) },
    { id: 'umzug', question: texts.special, blocks: paragraphs(texts.specialText) },
  ]
}

function aboutAnswers({ texts, site: { filingPages } }: HelpFacts): readonly HelpAnswer[] {
  const online = filingPages ? paragraphs(texts.filingOnline, { person: filingPages.naturalPerson, firm: filingPages.legalEntity }) : []
  return [
    { id: 'wann', question: texts.when, blocks: paragraphs(texts.whenText) },
    { id: 'abgelehnt', question: texts.refused, blocks: paragraphs(texts.refusedText) },
    { id: 'anders', question: texts.changed, blocks: paragraphs(texts.changedText) },
    { id: 'beleg', question: texts.receipt, blocks: paragraphs(texts.receiptText) },
    { id: 'einreichen', question: texts.filing, blocks: [...paragraphs(texts.filingText), ...online] },
    { id: 'datenschutz', question: texts.privacy, blocks: paragraphs(texts.privacyText) },
  ]
}

function aboutTrouble({ texts, site, language }: HelpFacts): readonly HelpAnswer[] {
  return [
    { id: 'stoerung', question: texts.trouble, blocks: paragraphs(texts.troubleText, contacts(site, language)) },
    { id: 'handy', question: texts.phone, blocks: paragraphs(texts.phoneText) },
    { id: 'ohne-computer', question: texts.paper, blocks: paragraphs(texts.paperText, contacts(site, language)) },
    { id: 'kontakt', question: texts.contact, blocks: paragraphs(texts.contactText, contacts(site, language)) },
  ]
}

function contacts({ phone, hours, email, address }: Site, language: Language): Readonly<Record<string, string>> {
  return {
    phone: `[${phone}](tel:${phone.replaceAll(' ', '')})`,
    // No line ends between «13–» and «17 Uhr».
    hours: inLanguage(hours, language).replace(/(\d)–(\d)/g, '$1–\u2060$2'),
    email: `[${email}](mailto:${email})`,
    address,
  }
}

function paragraphs(text: string, values: Readonly<Record<string, string>> = {}): readonly AnswerBlock[] {
  return text.split('\n').map((line) => ({ parts: linkedText(fill(line, values)) }))
}
