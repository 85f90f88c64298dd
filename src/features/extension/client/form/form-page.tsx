import { lazy, type ReactNode, type SubmitEvent } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill, inLanguage } from '../../../../kit/texts.ts'
import { LatePart } from '../../../../shell/error-boundary.tsx'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { ClosedTexts } from '../../closing-texts.ts'
import { isPeriodOver, latestDeadline, needsUid } from '../../rules.ts'
import { useFlow } from '../flow.tsx'
import { BirthField } from './birth-field.tsx'
import { DeadlineField } from './deadline-field.tsx'
import { FaultText } from './fault-text.tsx'
import { faultsShown, type Fault } from './faults.ts'
import { FormAside } from './form-aside.tsx'
import { formCatalogue } from './form-catalogue.ts'
import { LegalFormField, PeriodField, PidField } from './form-fields.tsx'
import { FormFooter } from './form-footer.tsx'
import styles from './form-page.module.css'
import { UidField } from './uid-field.tsx'
import { useForm } from './use-form.ts'

export const DefaultFormPage = (): ReactNode => <FormPage path="/" />
export const PersonFormPage = (): ReactNode => <FormPage path="/steuernnp" />
export const EntityFormPage = (): ReactNode => <FormPage path="/steuernjp" />

// Rarely seen, so the form does not wait for them.
const Closed = lazy(() => import('../closed.tsx').then((part) => ({ default: part.Closed })))
const FormNotices = lazy(() => import('./form-notices.tsx').then((part) => ({ default: part.FormNotices })))
const PeriodOver = lazy(() => import('./period-over.tsx').then((part) => ({ default: part.PeriodOver })))

const formId = 'extension-form'

function FormPage({ path }: { readonly path: string }): ReactNode {
  const { closed } = useFlow().state
  return closed ? <ClosedPage texts={closed} path={path} /> : <OpenPage path={path} />
}

function ClosedPage({ texts: closed, path }: { readonly texts: ClosedTexts; readonly path: string }): ReactNode {
  const texts = useTexts(formCatalogue)
  const { language } = useLanguage()
  return (
    <Page title={texts.closedTitle}>
      <h1>{texts.closedTitle}</h1>
      <LatePart>
        <Closed text={inLanguage(closed, language)} again={path} />
      </LatePart>
    </Page>
  )
}

function OpenPage({ path }: { readonly path: string }): ReactNode {
  const texts = useTexts(formCatalogue)
  const { legalEntityProof } = useSite()
  const form = useForm(path)
  const { draft, today, edit } = form
  const isPerson = draft.legalForm === 'natural-person'
  const hasUid = needsUid(draft.legalForm, legalEntityProof)
  const faults = faultsShown(draft, today, legalEntityProof)
  const isFaulty = draft.isChecked && faults.length > 0
  const heading = isPerson ? texts.headingPerson : texts.headingEntity
  const field = { draft, today, edit }

  function errorOf(name: Fault['field']): ReactNode {
    const fault = faults.find((each) => each.field === name)
    if (!fault) return undefined
    return (
      <>
        <VisuallyHidden>{texts.errorPrefix}</VisuallyHidden>
        <FaultText fault={fault} draft={draft} />
      </>
    )
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    form.submit()
  }

  return (
    <Page
      title={heading}
      titlePrefix={isFaulty ? texts.errorPrefix : ''}
      footer={<FormFooter formId={formId} form={form} />}
      aside={<FormAside />}
    >
      {isFaulty ? (
        <ErrorSummary
          title={texts.problem}
          items={faults.map((fault) => ({ target: fault.focus, message: <FaultText fault={fault} draft={draft} /> }))}
          attempt={form.attempt}
        />
      ) : null}
      <h1>{heading}</h1>
      <p className={styles.intro}>{fill(texts.intro, { date: dottedDate(latestDeadline(draft.legalForm, draft.period)) })}</p>
      {form.state.sent || form.state.dropped || form.state.finished ? (
        <LatePart>
          <FormNotices form={form} path={path} />
        </LatePart>
      ) : null}
      <form id={formId} method="post" action={path} noValidate autoComplete="on" className={styles.fields} onSubmit={submit}>
        <LegalFormField {...field} />
        <PeriodField {...field} />
        <PidField {...field} error={errorOf('pid')} />
        {hasUid ? <UidField {...field} error={errorOf('uid')} /> : null}
        {isPerson ? <BirthField {...field} error={errorOf('birth')} /> : null}
        <div className={styles.wide}>
          {isPeriodOver(draft.legalForm, draft.period, today) ? (
            <LatePart>
              <PeriodOver {...field} attempts={form.attemptsOver} />
            </LatePart>
          ) : (
            <DeadlineField {...field} error={errorOf('deadline')} />
          )}
        </div>
      </form>
    </Page>
  )
}
