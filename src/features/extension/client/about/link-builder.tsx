import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { RadioField } from '../../../../ui/radio-field.tsx'
import { oldestOpenPeriod, pidFrom, type LegalForm } from '../../rules.ts'
import { useFlow } from '../flow.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import styles from './link-builder.module.css'
import { LinkPeriodField, LinkPidField } from './link-fields.tsx'
import { pidFaultOf } from './link-pid.ts'
import { LinkResult, NoLink } from './link-result.tsx'
import { codeFileName, prefillLink } from './prefill-link.ts'

/** Builds a link to the form while somebody chooses. Nothing of it is stored or sent. */
export function LinkBuilder(): ReactNode {
  const formTexts = useTexts(formCatalogue)
  const today = useFlow().flow.today()
  const { web } = useSite()
  const [legalForm, setLegalForm] = useState<LegalForm>('natural-person')
  const [period, setPeriod] = useState(() => oldestOpenPeriod('natural-person', today))
  const [pid, setPid] = useState('')
  const isFaulty = pidFaultOf(pid, today) !== undefined

  return (
    <div className={styles.builder}>
      <div className={styles.choices}>
        <RadioField
          id="link-form"
          label={formTexts.legalForm}
          options={[
            { value: 'natural-person', label: formTexts.person },
            { value: 'legal-entity', label: formTexts.entity },
          ]}
          value={legalForm}
          onChange={setLegalForm}
        />
        <LinkPeriodField legalForm={legalForm} period={period} today={today} onChange={setPeriod} />
        <LinkPidField pid={pid} today={today} onChange={setPid} />
      </div>
      {isFaulty ? (
        <NoLink />
      ) : (
        <LinkResult
          link={prefillLink({ origin: web, legalForm, period, pid: pidFrom(pid) })}
          fileName={codeFileName({ legalForm, period })}
        />
      )}
    </div>
  )
}
