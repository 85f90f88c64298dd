import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Entry } from '../../help.ts'
import { useSections } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'
import { EntryForm } from './entry-form.tsx'
import { History } from './history.tsx'
import { inputOf, isSameInput } from './entry-input.ts'
import { Opinions } from './opinions.tsx'
import { useSaveEntry } from './use-save-entry.ts'
import { useWithdraw } from './use-withdraw.ts'

const params = { tab: choiceParam(['text', 'history', 'opinions'], 'text') }

type EntryTabsProps = { readonly entry: Entry; readonly onChange: (entry: Entry) => void }

/** A text that is there: to be written on, as it was before, and what readers said. */
export function EntryTabs({ entry, onChange }: EntryTabsProps): ReactNode {
  const texts = useTexts(helpWords)
  const [{ tab }, change] = useUrlState(params)
  const { save, publish } = useSaveEntry()
  const withdraw = useWithdraw(onChange)
  const dirt = useRef(false)
  // Another text than the one in the form begins a form of its own.
  const [begin, setBegin] = useState(0)
  const take = (next: Entry): void => {
    onChange(next)
    setBegin((count) => count + 1)
    change({ tab: 'text' }, 'replace')
  }
  const form = (
    <Loaded query={useSections(entry.shelf)} skeleton={<LoadingBlock lines={10} />} errorTitle={texts.textsFailed}>
      {(sections) => (
        <EntryForm
          key={begin}
          shelf={entry.shelf}
          sections={sections}
          start={inputOf(entry)}
          state={entry.state}
          onDirt={(isDirty) => void (dirt.current = isDirty)}
          onWithdraw={() => void withdraw(entry)}
          onSave={async (input, goal) => {
            let saved = isSameInput(input, inputOf(entry)) ? entry : await save({ id: entry.id, ...input }, entry)
            const isAsWritten = isSameInput(input, inputOf(saved))
            if (goal === 'publish') saved = await publish(saved)
            onChange(saved)
            if (!isAsWritten) setBegin((count) => count + 1)
          }}
        />
      )}
    </Loaded>
  )
  return (
    <PageTabs
      name={texts.partsOf}
      value={tab}
      onChange={(next) => change({ tab: next }, 'replace')}
      areKept
      tabs={[
        { id: 'text', title: texts.write, content: form },
        { id: 'history', title: texts.history, content: <History entry={entry} dirt={dirt} onTaken={take} /> },
        { id: 'opinions', title: texts.opinions, content: <Opinions entry={entry} /> },
      ]}
    />
  )
}
