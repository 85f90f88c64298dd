import { addDays, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Site } from '../../../../kit/site.ts'
import { fill, inLanguage, locales, type Language, type PerLanguage, type Translated } from '../../../../kit/texts.ts'
import { mailTexts } from '../../mail-texts.ts'
import { texts as en } from '../../mail-texts.en.ts'
import { texts as fr } from '../../mail-texts.fr.ts'
import { texts as it } from '../../mail-texts.it.ts'
import { texts as rm } from '../../mail-texts.rm.ts'
import type { Receipt } from '../../receipt.ts'
import { shownReference } from '../../reference.ts'
import { longDate } from '../../written-date.ts'
import { wordingIn } from '../receipt-wording.ts'
import { notices } from './mail-store.ts'

/** Paragraphs of a mail: a text, perhaps with an address below it. */
type Paragraph = { readonly text: string; readonly link?: string }
type Letter = { readonly subject: string; readonly paragraphs: readonly Paragraph[] }
export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string }

// A translation has the placeholders of its original (tested for every catalogue), so `fill` may trust the German type.
type Texts = typeof mailTexts
const wordings: PerLanguage<Translated<Texts>> = { de: mailTexts, fr, it, rm, en }
const textsIn = (language: Language): Texts => inLanguage(wordings, language) as Texts

type Links = { readonly place: string; readonly stop: string }

/** To an address that may be a stranger's: it says nothing of who asked, or about what. */
export function proofMail(language: Language, { place, stop, confirm }: Links & { readonly confirm: string }): ComposedMail {
  const texts = textsIn(language)
  return mail(language, {
    subject: texts.proofSubject,
    paragraphs: [
      { text: texts.greeting },
      { text: fill(texts.proofWhy, { place }) },
      { text: texts.proofConfirm, link: confirm },
      { text: texts.proofElse },
      { text: texts.proofStop, link: stop },
    ],
  })
}

type Told = { readonly period: number; readonly deadline: PlainDate; readonly site: Site; readonly stop: string }

/** With the receipt: by when to file, and on which of the days that are still to come a notice follows. */
export function receiptMail(language: Language, told: Told & { readonly provedOn: PlainDate }): ComposedMail {
  const texts = textsIn(language)
  const { period, deadline, provedOn } = told
  const [first, last] = [notices.first, notices.last]
    .map(({ days }) => addDays(deadline, -days))
    .map((day) => (day > provedOn ? day : undefined))
  const shown = (day: PlainDate): string => longDate(day, wordingIn(language).form)
  const next =
    first && last ? fill(texts.noticesOn, { first: shown(first), last: shown(last) }) : last && fill(texts.noticeOn, { last: shown(last) })
  return mail(language, {
    subject: texts.receiptSubject,
    paragraphs: [
      { text: texts.greeting },
      { text: fill(texts.receiptText, { period, date: shown(deadline) }) },
      ...(next === undefined ? [] : [{ text: next }]),
      ...closing(texts, told),
    ],
  })
}

/** Before the deadline that holds. It names the receipt by its reference, which opens nothing. */
export function noticeMail(language: Language, told: Told & Pick<Receipt, 'reference' | 'legalForm'>): ComposedMail {
  const texts = textsIn(language)
  const { period, deadline, reference, site, legalForm } = told
  const values = { period, date: longDate(deadline, wordingIn(language).form) }
  const filing = site.filingPages?.[legalForm === 'natural-person' ? 'naturalPerson' : 'legalEntity']
  return mail(language, {
    subject: fill(texts.noticeSubject, values),
    paragraphs: [
      { text: texts.greeting },
      { text: fill(texts.noticeText, values) },
      ...(filing === undefined ? [] : [{ text: texts.fileOnline, link: filing }]),
      { text: texts.noticeFiled },
      { text: fill(texts.noticeReference, { reference: shownReference(reference) }) },
      ...closing(texts, told),
    ],
  })
}

function closing(texts: Texts, { site: { office, phone, email }, stop }: Told): readonly Paragraph[] {
  return [{ text: fill(texts.questions, { office, phone, email }) }, { text: texts.stop, link: stop }]
}

function mail(language: Language, { subject, paragraphs }: Letter): ComposedMail {
  const text = paragraphs.map(({ text: said, link }) => (link === undefined ? said : `${said}\n${link}`)).join('\n\n')
  const inside = paragraphs.map(({ text: said, link }) => {
    const below = link === undefined ? '' : `<br><a href="${escaped(link)}" style="overflow-wrap:anywhere">${escaped(link)}</a>`
    return `<p>${escaped(said)}${below}</p>`
  })
  const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title>`
  const body = `<body style="max-width:36em;margin:0;padding:1em;font:16px/1.5 sans-serif">${inside.join('')}</body>`
  return { subject, text: `${text}\n`, html: `<!doctype html><html lang="${locales[language]}"><head>${head}</head>${body}</html>` }
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
