import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { NewMedium, type Medium } from '../../medium.ts'
import { profileWords } from '../profile-words.ts'
import type { MediaChanges } from './use-media-changes.ts'

const schema = z.object({ title: NewMedium.shape.title, alt: NewMedium.shape.alt })

/** What can be done with one's own photo or video. */
export function MediumMenu({ medium, changes }: { readonly medium: Medium; readonly changes: MediaChanges }): ReactNode {
  const texts = useTexts(profileWords)
  const words = useTexts(sharedWords)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const { title, alt } = medium
  return (
    <>
      <Menu
        trigger={<IconButton name={fill(texts.mediumMenu, { name: title === '' ? texts.untitled : title })} icon={Ellipsis} />}
        groups={[
          [
            { id: 'describe', title: texts.describe, icon: Pencil, run: () => setOpen(true) },
            { id: 'remove', title: words.delete, icon: Trash2, run: () => changes.remove(medium) },
          ],
        ]}
      />
      <Dialog title={texts.describe} size="narrow" isOpen={isOpen} onClose={close}>
        <AppForm
          schema={schema}
          start={{ title, alt }}
          onSubmit={async (described) => {
            close()
            if (described.title !== title || described.alt !== alt) changes.describe(medium, described)
          }}
        >
          <FormText name="title" label={texts.mediumTitle} />
          <FormTextArea name="alt" label={texts.altText} rows={2} />
          <FormActions onCancel={close} />
        </AppForm>
      </Dialog>
    </>
  )
}
