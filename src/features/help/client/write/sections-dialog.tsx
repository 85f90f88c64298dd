import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { saveSection } from '../../contract.ts'
import type { Section, Shelf } from '../../help.ts'
import { useSections } from '../help-queries.ts'
import { helpWords } from '../help-words.ts'
import styles from './write.module.css'

type SectionsDialogProps = { readonly shelf: Shelf; readonly isOpen: boolean; readonly onClose: () => void }

/** Topics or categories: new ones, and other names for those that are there. */
export function SectionsDialog({ shelf, isOpen, onClose }: SectionsDialogProps): ReactNode {
  const texts = useTexts(helpWords)
  const isFaq = shelf === 'faq'
  return (
    <Dialog title={isFaq ? texts.topics : texts.categories} description={texts.sectionsText} isOpen={isOpen} onClose={onClose}>
      <Sections shelf={shelf} />
    </Dialog>
  )
}

function Sections({ shelf }: { readonly shelf: Shelf }): ReactNode {
  const texts = useTexts(helpWords)
  const save = useSaveSection(shelf)
  return (
    <Loaded query={useSections(shelf)} skeleton={<LoadingRows rows={4} shape="line" />} errorTitle={texts.textsFailed}>
      {(sections) => (
        <div className={styles.sections}>
          {sections.map((section) => (
            <NameForm
              key={section.id}
              label={fill(texts.sectionName, { title: section.title })}
              start={section.title}
              onSave={(title) => save(section, title)}
            />
          ))}
          <NameForm label={shelf === 'faq' ? texts.newTopic : texts.newCategory} start="" onSave={(title) => save(undefined, title)} />
        </div>
      )}
    </Loaded>
  )
}

type NameFormProps = { readonly label: string; readonly start: string; readonly onSave: (title: string) => Promise<void> }

function NameForm({ label, start, onSave }: NameFormProps): ReactNode {
  const texts = useTexts(helpWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const [title, setTitle] = useState(start)
  const [isRefused, setRefused] = useState(false)
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const wish = title.trim()
    setRefused(wish === '')
    if (wish === '' || wish === start) return
    void onSave(wish.slice(0, 80)).then(() => (start === '' ? setTitle('') : undefined))
  }
  return (
    <form className={styles.nameForm} noValidate onSubmit={submit}>
      <TextField id={id} label={label} length={32} value={title} onChange={setTitle} error={isRefused ? texts.nameMissing : undefined} />
      <Button type="submit">
        {start === '' ? <Plus aria-hidden="true" /> : null}
        {start === '' ? texts.add : words.save}
      </Button>
    </form>
  )
}

function useSaveSection(shelf: Shelf): (before: Section | undefined, title: string) => Promise<void> {
  const texts = useTexts(helpWords)
  const client = useQueryClient()
  const notify = useNotify()
  const explain = useExplain()
  const { did } = useUndo()
  return async function save(before, title) {
    const put = async (id: string, name: string): Promise<void> => {
      await call(saveSection, { section: { id, shelf, title: name } })
      await client.invalidateQueries({ queryKey: ['help'] })
    }
    try {
      await put(before?.id ?? crypto.randomUUID(), title)
      if (!before) return notify(fill(texts.sectionAdded, { title }), { kind: 'ok' })
      did({ text: fill(texts.sectionRenamed, { title }), undo: () => put(before.id, before.title), redo: () => put(before.id, title) })
    } catch (cause) {
      explain({ text: title, cause, retry: () => void save(before, title) })
    }
  }
}
