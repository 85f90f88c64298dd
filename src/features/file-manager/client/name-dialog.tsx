import { useId, useMemo, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../../shell/language.tsx'
import { Dialog } from '../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../shell/parts/form/app-form.tsx'
import { FormText } from '../../../shell/parts/form/form-text.tsx'
import { sharedWords } from '../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../ui/button.tsx'
import { nameParts } from '../file-name.ts'
import { FileName, type FileEntry } from '../file.ts'
import { filesWords } from './files-words.ts'
import type { FilesView } from './use-files-view.ts'

type NameDialogProps = {
  readonly view: FilesView
  /** The one that gets another name; without it, a new folder is made. */
  readonly file?: FileEntry
  readonly onClose: () => void
}

/** The name of a file or folder. What people change is marked: the name without its ending. */
export function NameDialog({ view, file, onClose }: NameDialogProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const schema = useMemo(() => z.object({ name: FileName }), [])

  async function save({ name }: { readonly name: string }): Promise<{ readonly name?: string }> {
    const key = name.toLocaleLowerCase()
    const isTaken =
      file !== undefined &&
      view.rows.some((row) => row.id !== file.id && row.parentId === file.parentId && row.name.toLocaleLowerCase() === key)
    if (isTaken) return { name: texts.nameTaken }
    onClose()
    if (!file) void view.moves.makeFolder(view.here.id, name)
    else if (file.name !== name) view.changes.rename(file, name)
    return {}
  }

  return (
    <Dialog
      title={file ? texts.renameTitle : texts.newFolder}
      size="narrow"
      isOpen
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {file ? words.save : texts.create}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div
        ref={(form) => {
          const input = form?.querySelector('input')
          if (!input || input === first.current) return
          first.current = input
          // After the dialog has given it the focus, which marks everything.
          input.addEventListener('focus', () => requestAnimationFrame(() => input.setSelectionRange(0, markedLength(input.value, file))), {
            once: true,
          })
        }}
      >
        <AppForm id={id} schema={schema} start={{ name: file?.name ?? '' }} onSubmit={save}>
          <FormText name="name" label={texts.name} isRequired />
        </AppForm>
      </div>
    </Dialog>
  )
}

/** The name of a folder has no ending, whatever dots are in it. */
function markedLength(name: string, file: FileEntry | undefined): number {
  return file === undefined || file.type === 'folder' ? name.length : nameParts(name).stem.length
}
