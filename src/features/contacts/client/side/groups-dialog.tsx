import { Plus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { whoSaid } from '../contact-changes.ts'
import { useContactsUser } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { useContactChanges } from '../use-contact-changes.ts'
import { GroupNameDialog } from './group-name-dialog.tsx'
import styles from './groups-dialog.module.css'

type GroupsDialogProps = {
  /** The ids of those whose groups they are. */
  readonly who: () => Promise<readonly string[]>
  readonly onClose: () => void
}

/** In which groups one or many are. A box holds for all of them; where only some are in, it first takes the others in. */
export function GroupsDialog({ who, onClose }: GroupsDialogProps): ReactNode {
  const texts = useTexts(contactsWords)
  const { group: change } = useContactChanges()
  const groups = useContactsUser().data?.user.groups ?? []
  const [ids, setIds] = useState<readonly string[]>([])
  const [isNaming, setNaming] = useState(false)
  useEffect(() => void who().then(setIds), [who])
  return (
    <Dialog
      title={fill(texts.groupsOf, { who: whoSaid({ ids }, texts) })}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      {groups.length === 0 ? <p>{texts.noGroups}</p> : null}
      <ul className={styles.list}>
        {groups.map((group) => {
          const members = new Set(group.contactIds)
          const outside = ids.filter((id) => !members.has(id))
          const isAll = ids.length > 0 && outside.length === 0
          return (
            <li key={group.id}>
              <label className={styles.line}>
                <CheckBox
                  isOn={isAll}
                  isMixed={!isAll && outside.length < ids.length}
                  onChange={() => change({ ids: isAll ? ids : outside }, group, !isAll)}
                />
                {group.name}
              </label>
            </li>
          )
        })}
      </ul>
      <Button kind="quiet" onClick={() => setNaming(true)}>
        <Plus aria-hidden="true" />
        {texts.newGroup}
      </Button>
      {isNaming ? <GroupNameDialog group={undefined} groups={groups} onClose={() => setNaming(false)} /> : null}
    </Dialog>
  )
}
