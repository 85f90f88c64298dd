import type { AnsweredRequest, Extension, PlainAnswers } from '../features/extension/server/routes.ts'
import type { Site } from '../kit/site.ts'
import type { Fields } from '../platform/pages.ts'
import type { Visit } from './visit.ts'

type Show = { readonly kind: 'show'; readonly state: unknown }
type Request = Parameters<PlainAnswers['send']>[0]
type Proof = Parameters<PlainAnswers['verify']>[0]
type MailOrderOutcome = Awaited<ReturnType<PlainAnswers['mail']>>
type MailPageKind = Awaited<ReturnType<Extension['mails']['look']>>
type Verdict = Awaited<ReturnType<PlainAnswers['verify']>>

type Undo = Parameters<PlainAnswers['takeBack']>[0]
type PostedUndo =
  | { readonly kind: 'none' }
  | { readonly kind: 'show'; readonly proof: Proof }
  | { readonly kind: 'do'; readonly proof: Proof; readonly undo: Undo }
type Decided = Extract<Verdict, { kind: 'decided' }>
type ShownUndo = {
  readonly verdict: Decided
  readonly now: Date
  readonly key: string
  readonly answer?: AnsweredRequest['answer']
  readonly failure?: string
}

/** How often one network may ask in a minute. */
export type PublicLimits = { readonly submit: number; readonly receipt: number }

/** What to do with a form that a page without script has sent. */
type PostedForm =
  | { readonly kind: 'reset'; readonly path: string }
  | (Show & { readonly isFaulty: boolean })
  | { readonly kind: 'send'; readonly request: Request; readonly legalForm: AnsweredRequest['legalForm']; readonly draft: unknown }
type PostedProof = Show | { readonly kind: 'ask'; readonly proof: Proof; readonly typed: unknown }

/** The pages as the server half sees them. Built apart, because Node reads no JSX. */
export type PublicRenderer = {
  readonly workspacePages: readonly { readonly path: string; readonly isForDevelopment: boolean }[]
  /** Whether an address is one of the workspace, also where no page has it. */
  readonly isWorkspacePath: (path: string) => boolean
  readonly render: (visit: Visit) => Promise<{ readonly html: string; readonly title: string; readonly locale: string }>
  readonly stateInAddress: (path: string, search: string, now: Date) => unknown
  readonly readPlainForm: (path: string, fields: Fields, now: Date, entityProof: Site['legalEntityProof']) => PostedForm
  readonly stateOfAnswer: (answered: AnsweredRequest, now: Date, posted?: { readonly draft: unknown; readonly key: string }) => unknown
  readonly stateOfNextRequest: (answered: AnsweredRequest, now: Date) => unknown
  /** The same where the address may say that somebody has just rated it. */
  readonly stateOfResult: (search: string, answered: AnsweredRequest, now: Date) => unknown
  readonly formPathOf: (legalForm: AnsweredRequest['legalForm']) => string
  readonly tokenIn: (search: string) => string | undefined
  readonly answerAddress: (path: string, token: string) => string
  readonly ratedAddress: (path: string, token: string) => string
  /** The same once mails were asked for there, or could not be. */
  readonly mailOrderAddress: (path: string, token: string, outcome: MailOrderOutcome) => string
  /** The code of a link in a mail. */
  readonly mailCodeIn: (search: string) => string | undefined
  readonly stateOfMailPage: (kind: MailPageKind) => unknown
  readonly readPlainProof: (fields: Fields) => PostedProof
  readonly readPlainUndo: (fields: Fields, now: Date) => PostedUndo
  readonly stateOfUndo: (posted: Exclude<PostedUndo, { kind: 'none' }>, shown: ShownUndo) => unknown
  readonly stateOfRules: (rules: PlainAnswers['rules']) => unknown
  /** Where the address of the help asks for something. */
  readonly stateOfHelp: (search: string, rules: PlainAnswers['rules']) => unknown
  readonly stateOfApi: (limits: PublicLimits) => unknown
  readonly stateOfProof: (typed: unknown, found: { readonly verdict: Verdict } | { readonly failure: string }) => unknown
}
