import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { readStatement, type Look } from '../../trust-contract.ts'
import { DeskTable } from '../parts/desk-table.tsx'
import { useDays } from '../parts/use-days.ts'
import { whyWords } from '../parts/why-words.ts'
import { actionNames } from './action-names.ts'
import { trustWords } from './trust-words.ts'
import styles from './trust.module.css'

type Subject = Look['subjects'][number]

/** For each of those the record was narrowed to: what can be told to them when they ask who has seen their file. */
export function Statements({ subjects }: { readonly subjects: readonly Subject[] }): ReactNode {
  const texts = useTexts(trustWords)
  const [told, setTold] = useState<Subject>()
  return (
    <div className={styles.verdict}>
      {subjects.map((subject) => (
        <Button key={subject.legalForm} onClick={() => setTold(subject)}>
          {fill(subject.legalForm === 'legal-entity' ? texts.tellFirm : texts.tellPerson, { pid: subject.pid })}
        </Button>
      ))}
      {told ? <StatementDialog subject={told} onClose={() => setTold(undefined)} /> : null}
    </div>
  )
}

/** Asking is recorded, so it is asked once. Notes stay inside: they may speak of others. */
function StatementDialog({ subject, onClose }: { readonly subject: Subject; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(trustWords)
  const reasons = useTexts(whyWords)
  const words = useTexts(sharedWords)
  const { moment } = useDays()
  const query = useQuery({
    queryKey: [readStatement.path, subject],
    queryFn: ({ signal }) => call(readStatement, subject, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  return (
    <Dialog
      title={fill(subject.legalForm === 'legal-entity' ? texts.tellFirm : texts.tellPerson, { pid: subject.pid })}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={() => print()} disabled={query.data === undefined}>
            {texts.print}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<LoadingBlock />} errorTitle={texts.failed}>
        {({ looks, at }) => (
          <div className={`${styles.log} ${styles.statement}`}>
            <p>{fill(looks.length === 0 ? texts.statementEmpty : texts.statementLead, { pid: subject.pid, moment: moment(at) })}</p>
            {looks.length === 0 ? null : (
              <DeskTable
                name={texts.log}
                columns={[
                  { id: 'when', title: texts.when, cell: (look) => moment(look.at) },
                  { id: 'officer', title: texts.officer, cell: (look) => look.officer },
                  { id: 'action', title: texts.action, cell: (look) => texts[actionNames[look.action]] },
                  { id: 'reason', title: texts.reason, cell: (look) => reasons[look.reason] },
                ]}
                rows={looks}
                idOf={({ id }) => id}
              />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
