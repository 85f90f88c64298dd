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

/** The groups with the answers in which something holds; none without any. */
export function groupsWith(groups: readonly HelpGroup[], isWanted: (words: string) => boolean): readonly HelpGroup[] {
  return groups
    .map((group) => ({ ...group, answers: group.answers.filter((answer) => isWanted(wordsOf(answer))) }))
    .filter(({ answers }) => answers.length > 0)
}

function wordsOf({ question, blocks }: HelpAnswer): string {
  const inBlocks = blocks.flatMap((block) => ('parts' in block ? block.parts.map(({ text }) => text) : block.rows.flat(2)))
  return [question, ...inBlocks].join(' ')
}

function aboutAsking({ texts, ruleWords, site, language, year, figures }: HelpFacts): readonly HelpAnswer[] {
  const table = (...names: readonly (keyof RuleWords)[]): readonly AnswerBlock[] => {
    if (!figures) return []
    const wanted: readonly string[] = names.map((name) => ruleWords[name])
    return [{ rows: figureRows(figures, year, ruleWords).filter(([what]) => wanted.includes(what)) }]
  }
  const [longFirst = '', longRest = ''] = texts.longText.split('\n')
  const takesFees = figures?.fees.some(({ francs }) => francs > 0) === true
  return [
    { id: 'wer', question: texts.who, blocks: paragraphs(texts.whoText) },
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
    {
      id: 'kosten',
      question: texts.cost,
      blocks: [
        ...paragraphs(texts.costText, { cost: inLanguage(site.cost, language) }),
        ...(takesFees ? [...table('fee'), ...paragraphs(texts.costFee)] : []),
      ],
    },
    { id: 'wochenende', question: texts.freeDay, blocks: [...paragraphs(texts.freeDayText), ...table('freeDays')] },
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
    { id: 'firma', question: texts.firm, blocks: paragraphs(`${firm}\n${texts.firmForm}`) },
    { id: 'vertretung', question: texts.agent, blocks: paragraphs(texts.agentText) },
    { id: 'ehepaar', question: texts.couple, blocks: paragraphs(texts.coupleText) },
  ]
}

function aboutAnswers({ texts }: HelpFacts): readonly HelpAnswer[] {
  return [
    { id: 'abgelehnt', question: texts.refused, blocks: paragraphs(texts.refusedText) },
    { id: 'anders', question: texts.changed, blocks: paragraphs(texts.changedText) },
    { id: 'beleg', question: texts.receipt, blocks: paragraphs(texts.receiptText) },
    { id: 'datenschutz', question: texts.privacy, blocks: paragraphs(texts.privacyText) },
  ]
}

function aboutTrouble({ texts, site, language }: HelpFacts): readonly HelpAnswer[] {
  return [
    { id: 'stoerung', question: texts.trouble, blocks: paragraphs(texts.troubleText, contacts(site, language)) },
    { id: 'ohne-computer', question: texts.paper, blocks: paragraphs(texts.paperText, contacts(site, language)) },
  ]
}

function contacts({ phone, hours, email, address }: Site, language: Language): Readonly<Record<string, string>> {
  return {
    phone: `[${phone}](tel:${phone.replaceAll(' ', '')})`,
    hours: inLanguage(hours, language),
    email: `[${email}](mailto:${email})`,
    address,
  }
}

function paragraphs(text: string, values: Readonly<Record<string, string>> = {}): readonly AnswerBlock[] {
  return text.split('\n').map((line) => ({ parts: linkedText(fill(line, values)) }))
}
