import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { Button } from '../../../../ui/button.tsx'
import { listProposals, type OpenProposal } from '../../decide-contract.ts'
import { DeskPage } from '../frame/desk-page.tsx'
import { useOfficer } from '../frame/officer.ts'
import { mayOpen } from '../frame/places.ts'
import { DeskTable, type DeskColumn } from '../parts/desk-table.tsx'
import { shownReference } from '../parts/shown-reference.ts'
import { useDays } from '../parts/use-days.ts'
import { usePassingQuery } from '../use-passing-query.ts'
import styles from './decide.module.css'
import { decideWords } from './decide-words.ts'
import { proposalIn } from './proposal-words.ts'
import { SettleDialog } from './settle-dialog.tsx'

type Asked = { readonly proposal: OpenProposal; readonly isApproved: boolean }

/** What waits for a second person. */
export function Page(): ReactNode {
  const texts = useTexts(decideWords)
  const [asked, setAsked] = useState<Asked>()
  return (
    <DeskPage title={texts.proposalsTitle} place="/desk/proposals">
      <div className={styles.page}>
        <p className={styles.lead}>{texts.proposalsLead}</p>
        <Part after={undefined} onAsk={setAsked} />
      </div>
      {asked ? <SettleDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </DeskPage>
  )
}

type PartProps = { readonly after: string | undefined; readonly onAsk: (asked: Asked) => void }

function Part({ after, onAsk }: PartProps): ReactNode {
  const texts = useTexts(decideWords)
  const query = usePassingQuery(listProposals, after === undefined ? {} : { after })
  const columns = useColumns(onAsk)
  const [isMoreShown, setMoreShown] = useState(false)
  return (
    <Loaded
      query={query}
      skeleton={<LoadingRows shape="line" />}
      errorTitle={texts.proposalsNotLoaded}
      isEmpty={({ rows }) => rows.length === 0 && after === undefined}
      empty={<EmptyState kind="done" title={texts.proposalsEmpty} text={texts.proposalsEmptyText} />}
    >
      {({ rows, next }) => (
        <>
          <DeskTable name={texts.proposalsTitle} columns={columns} rows={rows} idOf={({ id }) => id} />
          {next !== null && !isMoreShown ? <Button onClick={() => setMoreShown(true)}>{texts.more}</Button> : null}
          {next !== null && isMoreShown ? <Part after={next} onAsk={onAsk} /> : null}
        </>
      )}
    </Loaded>
  )
}

function useColumns(onAsk: PartProps['onAsk']): readonly DeskColumn<OpenProposal>[] {
  const texts = useTexts(decideWords)
  const { day, moment } = useDays()
  const { roles } = useOfficer().session
  const mayDecide = mayOpen(['office-clerk', 'office-lead'], roles)
  return [
    {
      id: 'reference',
      title: texts.reference,
      cell: ({ reference }) =>
        mayDecide ? (
          <Link href={`/desk/matters/${reference}`} className={styles.link}>
            {shownReference(reference)}
          </Link>
        ) : (
          shownReference(reference)
        ),
    },
    { id: 'proposal', title: texts.proposal, cell: (row) => proposalIn(texts, row, day) },
    { id: 'against', title: texts.against, cell: ({ rule }) => rule },
    { id: 'note', title: texts.note, cell: ({ note }) => note },
    { id: 'by', title: texts.proposedBy, cell: ({ name, at }) => `${name}, ${moment(at)}` },
    {
      id: 'act',
      title: texts.act,
      cell: (proposal) => {
        if (proposal.isOwn) return texts.ownProposal
        if (!roles.includes('office-lead')) return texts.onlyLead
        const reference = shownReference(proposal.reference)
        return (
          <span className={styles.actions}>
            <Button aria-label={fill(texts.approveOne, { reference })} onClick={() => onAsk({ proposal, isApproved: true })}>
              {texts.approve}
            </Button>
            <Button aria-label={fill(texts.rejectOne, { reference })} onClick={() => onAsk({ proposal, isApproved: false })}>
              {texts.reject}
            </Button>
          </span>
        )
      },
    },
  ]
}
