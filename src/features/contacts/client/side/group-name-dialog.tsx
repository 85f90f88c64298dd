import { useId, useMemo, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Group } from '../../contact.ts'
import { contactsWords } from '../contacts-words.ts'
import { useContactChanges } from '../use-contact-changes.ts'

type GroupNameDialogProps = {
  /** The one that gets another name; without it, a new one is made. */
  readonly group: Group | undefined
  readonly groups: readonly Group[]
  readonly onClose: () => void
}

export function GroupNameDialog({ group, groups, onClose }: GroupNameDialogProps): ReactNode {
  const texts = useTexts(contactsWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const first = useRef<HTMLElement>(null)
  const { putGroup } = useContactChanges()
  const schema = useMemo(() => z.object({ name: Group.shape.name }), [])

  async function save({ name }: { readonly name: string }): Promise<{ readonly name?: string }> {
    const isTaken = groups.some((each) => each.id !== group?.id && each.name.toLowerCase() === name.toLowerCase())
    if (isTaken) return { name: texts.groupNameTaken }
    onClose()
    if (group?.name !== name) void putGroup({ id: group?.id ?? crypto.randomUUID(), name, contactIds: group?.contactIds ?? [] }, group)
    return {}
  }

  return (
    <Dialog
      title={group ? texts.renameGroup : texts.newGroup}
      size="small"
      isOpen
      initialFocus={first}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {group ? words.save : texts.create}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div ref={(form) => void (first.current = form?.querySelector<HTMLElement>('input') ?? null)}>
        <AppForm id={id} schema={schema} start={{ name: group?.name ?? '' }} onSubmit={save}>
          <FormText name="name" label={texts.groupName} isRequired />
        </AppForm>
      </div>
    </Dialog>
  )
}
