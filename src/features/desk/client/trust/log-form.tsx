import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { lookReasons } from '../../find-contract.ts'
import { lookActions, type LogFilters } from '../../trust-contract.ts'
import { DayField } from '../parts/day-field.tsx'
import { whyWords } from '../parts/why-words.ts'
import { actionNames } from './action-names.ts'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

type Draft = Readonly<Record<'officer' | 'pid' | 'action' | 'reason' | 'from' | 'until', string>>

const empty: Draft = { officer: '', pid: '', action: '', reason: '', from: '', until: '' }

/** Everything stays out of the address: a number says who. */
export function LogForm({ onAsk }: { readonly onAsk: (filters: LogFilters) => void }): ReactNode {
  const texts = useTexts(trustWords)
  const reasons = useTexts(whyWords)
  const [draft, setDraft] = useState(empty)
  const [hasTried, setTried] = useState(false)
  const isPidWrong = draft.pid.trim() !== '' && !/^[1-9]\d{0,5}$/.test(draft.pid.trim())
  const any = { value: '', label: texts.any }
  const field = (id: keyof Draft) => ({
    id,
    value: draft[id],
    onChange: (value: string) => setDraft({ ...draft, [id]: value.slice(0, 100) }),
  })

  return (
    <form
      className={styles.form}
      role="search"
      aria-label={texts.filters}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isPidWrong) document.getElementById('pid')?.focus()
        else onAsk(filtersOf(draft))
      }}
    >
      <div className={styles.fields}>
        <TextField {...field('officer')} label={texts.officer} length={20} autoComplete="off" />
        <TextField
          {...field('pid')}
          label={texts.pid}
          length={8}
          inputMode="numeric"
          autoComplete="off"
          {...(hasTried && isPidWrong ? { error: texts.pidError } : {})}
        />
        <SelectField
          {...field('action')}
          label={texts.action}
          options={[any, ...lookActions.map((value) => ({ value, label: texts[actionNames[value]] }))]}
        />
        <SelectField
          {...field('reason')}
          label={texts.reason}
          options={[any, ...lookReasons.map((value) => ({ value, label: reasons[value] }))]}
        />
        <DayField {...field('from')} label={texts.from} />
        <DayField {...field('until')} label={texts.until} />
      </div>
      <Button kind="primary" type="submit">
        {texts.show}
      </Button>
    </form>
  )
}

function filtersOf({ officer, pid, action, reason, from, until }: Draft): LogFilters {
  return {
    action: lookActions.find((each) => each === action),
    reason: lookReasons.find((each) => each === reason),
    ...(officer.trim() === '' ? {} : { officer: officer.trim() }),
    ...(pid.trim() === '' ? {} : { pid: pid.trim() }),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  }
}
