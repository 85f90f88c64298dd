import type { LegalForm } from '../../rules.ts'

type Wanted = {
  /** Where the public finds these pages, as the site says it: letters are not always written on that host. */
  readonly origin: string
  readonly legalForm: LegalForm
  readonly period: number
  /** As it is sent, or empty: the reader types it then. */
  readonly pid: string
}

/** A link that fills in the form. The details stand after `#`, which no browser sends to a server. */
export function prefillLink({ origin, legalForm, period, pid }: Wanted): string {
  const details = new URLSearchParams({ periode: String(period), ...(pid === '' ? {} : { subjektid: pid }) })
  return `${origin}${formPaths[legalForm]}#${details}`
}

export const formPaths: Readonly<Record<LegalForm, string>> = { 'natural-person': '/steuernnp', 'legal-entity': '/steuernjp' }

/** What the picture of a link is saved as. Without the PID, because lists of files are seen by others. */
export function codeFileName({ legalForm, period }: Pick<Wanted, 'legalForm' | 'period'>): string {
  return `efristerstreckung-${formPaths[legalForm].slice(1)}-${period}.svg`
}
