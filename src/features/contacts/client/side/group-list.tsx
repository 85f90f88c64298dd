import { Ellipsis, PencilLine, Plus, Tag, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Group } from '../../contact.ts'
import { useContactsUser } from '../contacts-queries.ts'
import { contactsWords } from '../contacts-words.ts'
import { contactsPath, type Place } from '../place.ts'
import { useContactChanges } from '../use-contact-changes.ts'
import { GroupNameDialog } from './group-name-dialog.tsx'
import { SideLink } from './side-link.tsx'
import styles from './side-panel.module.css'
import { useDrop } from './use-drop.ts'

type GroupListProps = { readonly place: Place; readonly counts: Readonly<Record<string, number>> | undefined }

/** The groups of the workspace; contacts can be dropped on them. */
export function GroupList({ place, counts }: GroupListProps): ReactNode {
  const texts = useTexts(contactsWords)
  const id = useId()
  const groups = useContactsUser().data?.user.groups ?? []
  const [naming, setNaming] = useState<{ readonly group: Group | undefined }>()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {texts.groups}
        </h2>
        <IconButton name={texts.newGroup} icon={Plus} onClick={() => setNaming({ group: undefined })} />
      </div>
      {groups.length === 0 ? <p className={styles.none}>{texts.noGroups}</p> : null}
      <ul className={styles.links}>
        {groups.map((group) => (
          <GroupEntry
            key={group.id}
            group={group}
            count={counts?.[group.id]}
            isCurrent={place.kind === 'group' && place.groupId === group.id}
            onRename={() => setNaming({ group })}
          />
        ))}
      </ul>
      {naming ? <GroupNameDialog group={naming.group} groups={groups} onClose={() => setNaming(undefined)} /> : null}
    </section>
  )
}

type GroupEntryProps = {
  readonly group: Group
  readonly count: number | undefined
  readonly isCurrent: boolean
  readonly onRename: () => void
}

function GroupEntry({ group, count, isCurrent, onRename }: GroupEntryProps): ReactNode {
  const texts = useTexts(contactsWords)
  const changes = useContactChanges()
  const [, navigate] = useLocation()
  const drop = useDrop((ids) => {
    const added = ids.filter((each) => !group.contactIds.includes(each))
    changes.group({ ids: added }, group, true)
  })

  function remove(): void {
    // Out of a place that is about to be none.
    if (isCurrent) navigate(`${contactsPath}/all`, { replace: true })
    changes.dropGroup(group)
  }

  const menu = (
    <Menu
      trigger={<IconButton name={fill(texts.groupMenu, { group: group.name })} icon={Ellipsis} className={styles.more} />}
      groups={[
        [{ id: 'rename', title: texts.renameGroup, icon: PencilLine, run: onRename }],
        [{ id: 'remove', title: texts.removeGroup, icon: Trash2, isDanger: true, run: remove }],
      ]}
    />
  )
  return (
    <SideLink href={`${contactsPath}/group/${group.id}`} icon={Tag} count={count} isCurrent={isCurrent} drop={drop} after={menu}>
      {group.name}
    </SideLink>
  )
}
