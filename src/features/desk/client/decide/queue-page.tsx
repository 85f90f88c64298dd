import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { queueKinds, readQueue, type Waiting } from '../../decide-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useOfficer } from '../frame/officer.ts'
import { mayOpen } from '../frame/places.ts'
import { DeskTable, type DeskColumn } from '../parts/desk-table.tsx'
import { shownReference } from '../parts/shown-reference.ts'
import { useDays } from '../parts/use-days.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'

const everything = ['all', ...queueKinds] as const
const params = { kind: choiceParam(everything, 'all') }
type Kind = (typeof everything)[number]

/** What waits for somebody. Keeps itself up to date, and names nobody. */
export function Page(): ReactNode {
  const texts = useTexts(decideWords)
  const { session, refresh } = useOfficer()
  const mayDecide = mayOpen(['office-clerk', 'office-lead'], session.roles)
  const [{ kind }, change] = useUrlState(params)
  return (
    <DeskPage
      title={texts.queueTitle}
      place="/desk/queue"
      actions={mayDecide ? <Link href="/desk/entries/new">{texts.newEntry}</Link> : undefined}
    >
      <div className={styles.page}>
        <p className={styles.lead}>{texts.queueLead}</p>
        <div className={styles.tools}>
          <SelectField
            id="queue-kind"
            label={texts.kinds}
            value={kind}
            options={everything.map((value) => ({ value, label: texts[value] }))}
            onChange={(value) => {
              change({ kind: everything.find((each) => each === value) ?? 'all' })
              refresh()
            }}
          />
          {mayDecide ? <OpenReference /> : null}
        </div>
        <Part key={kind} kind={kind} after={undefined} mayDecide={mayDecide} />
      </div>
    </DeskPage>
  )
}

/** Opens a decision by its reference, to correct or withdraw it. */
function OpenReference(): ReactNode {
  const texts = useTexts(decideWords)
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)

  function open(): void {
    const reference = typed.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
    const isReference = /^\d{2}[0-9A-HJKMNP-TV-Z]{10}$/.test(reference)
    setWrong(!isReference)
    if (isReference) go(`/desk/matters/${reference}`)
  }

  return (
    <form
      className={styles.open}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <TextField
        id="open-reference"
        label={texts.openReference}
        length={16}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        {...(isWrong ? { error: texts.badReference } : {})}
      />
      <Button type="submit">{texts.openButton}</Button>
    </form>
  )
}

type PartProps = { readonly kind: Kind; readonly after: string | undefined; readonly mayDecide: boolean }

/** Fifty of them, and the next fifty when somebody asks for them. */
function Part({ kind, after, mayDecide }: PartProps): ReactNode {
  const texts = useTexts(decideWords)
  const query = usePassingQuery(readQueue, { ...(kind === 'all' ? {} : { kind }), ...(after === undefined ? {} : { after }) })
  const columns = useColumns(mayDecide)
  const [isMoreShown, setMoreShown] = useState(false)
  return (
    <Loaded
      query={query}
      skeleton={<LoadingRows shape="line" />}
      errorTitle={texts.queueNotLoaded}
      isEmpty={({ rows }) => rows.length === 0 && after === undefined}
      empty={<EmptyState kind="done" title={texts.queueEmpty} text={texts.queueEmptyText} />}
    >
      {({ rows, next }) => (
        <>
          <DeskTable name={texts.queueTitle} columns={columns} rows={rows} idOf={({ kind: of, id }) => `${of} ${id}`} />
          {next !== null && !isMoreShown ? <Button onClick={() => setMoreShown(true)}>{texts.more}</Button> : null}
          {next !== null && isMoreShown ? <Part kind={kind} after={next} mayDecide={mayDecide} /> : null}
        </>
      )}
    </Loaded>
  )
}

function useColumns(mayDecide: boolean): readonly DeskColumn<Waiting>[] {
  const texts = useTexts(decideWords)
  const { moment } = useDays()
  return [
    {
      id: 'reference',
      title: texts.reference,
      cell: ({ reference, kind }) => {
        if (reference === null) return texts.gone
        if (!mayDecide) return shownReference(reference)
        const to = kind === 'delivery' ? '/desk/delivery' : `/desk/matters/${reference}`
        return (
          <Link href={to} className={styles.link}>
            {shownReference(reference)}
          </Link>
        )
      },
    },
    { id: 'kind', title: texts.kind, cell: ({ kind, channel }) => (channel === null ? texts[kind] : texts[channel]) },
    { id: 'period', title: texts.period, cell: ({ period }) => period },
    { id: 'since', title: texts.since, cell: ({ since }) => moment(since) },
    {
      id: 'due',
      title: texts.due,
      cell: ({ dueAt, isOverdue }) => (
        <span className={styles.due}>
          {moment(dueAt)}
          {isOverdue ? <Badge kind="danger">{texts.overdue}</Badge> : null}
        </span>
      ),
    },
    {
      id: 'state',
      title: texts.state,
      cell: ({ isProposed }) => <Badge kind={isProposed ? 'info' : 'neutral'}>{isProposed ? texts.proposed : texts.open}</Badge>,
    },
  ]
}
