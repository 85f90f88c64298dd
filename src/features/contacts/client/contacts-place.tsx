import { Suspense, type ReactNode } from 'react'
import { Redirect } from 'wouter'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useTexts } from '../../../shell/language.tsx'
import { ListDetail } from '../../../shell/parts/list-detail/list-detail.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { ContactsHead } from './contacts-head.tsx'
import { ContactsDialogs } from './contacts-dialogs.tsx'
import { useContactsUser } from './contacts-queries.ts'
import { contactsWords } from './contacts-words.ts'
import { pathOf } from './place.ts'
import { SidePanel } from './side/side-panel.tsx'
import { BulkBar } from './table/bulk-bar.tsx'
import styles from './table/contacts-table.module.css'
import { ContactsList } from './table/contacts-list.tsx'
import { useContactCommands } from './use-contact-commands.ts'
import { useContactsView, type ListPlace } from './use-contacts-view.ts'

const { Part: ContactDetail } = lazyPart(() => import('./detail/contact-detail.tsx').then((loaded) => loaded.ContactDetail))

/** One of the lists, with whom is open in it beside. */
export function ContactsPlace({ place }: { readonly place: ListPlace }): ReactNode {
  const texts = useTexts(contactsWords)
  const view = useContactsView(place)
  const groups = useContactsUser().data?.user.groups
  useContactCommands(view)
  const group = place.kind === 'group' ? groups?.find(({ id }) => id === place.groupId) : undefined
  if (place.kind === 'group' && groups && !group) return <Redirect to={notFoundPath} replace state={{ wrongPath: pathOf(place) }} />
  const title = place.kind === 'group' ? (group?.name ?? texts.title) : texts[place.id]
  const { selection, isBin, changes, starred, chosen, address } = view
  const { contactId } = place
  return (
    <WorkspacePage title={title} room="fill" arrival="none" actions={<ContactsHead view={view} />}>
      <ListDetail
        id="contacts"
        view="wide-list"
        listPath={view.listPath}
        hasDetail={contactId !== undefined}
        side={{ title: texts.side, content: <SidePanel place={place} /> }}
        list={{ title, content: <ContactsList view={view} /> }}
        {...(selection.count > 0
          ? {
              bar: (
                <div className={styles.bar}>
                  <BulkBar {...{ selection, isBin, changes, starred, chosen }} onGroups={() => address.openDialog('groups')} />
                </div>
              ),
            }
          : {})}
        detail={{
          title: texts.detail,
          content:
            contactId === undefined ? null : (
              <Suspense fallback={null}>
                <ContactDetail key={contactId} contactId={contactId} view={view} />
              </Suspense>
            ),
        }}
      />
      <ContactsDialogs view={view} />
    </WorkspacePage>
  )
}
