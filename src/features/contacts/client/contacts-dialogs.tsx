import { Suspense, useCallback, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { GroupsDialog } from './side/groups-dialog.tsx'
import type { ContactsView } from './use-contacts-view.ts'

const { Part: ContactDialog } = lazyPart(() => import('./form/contact-dialog.tsx').then((loaded) => loaded.ContactDialog))
const { Part: ImportDialog } = lazyPart(() => import('./transfer/import-dialog.tsx').then((loaded) => loaded.ImportDialog))

/** The layers over the list; which one is open stands in the address. */
export function ContactsDialogs({ view }: { readonly view: ContactsView }): ReactNode {
  const [path, navigate] = useLocation()
  const { address, place, selection, chosen } = view
  const { dialog, openDialog } = address
  const close = useCallback(() => openDialog('none'), [openDialog])
  const { contactId } = place
  const isSelection = selection.count > 0
  const who = useCallback(
    async () => (isSelection || contactId === undefined ? chosen() : [contactId]),
    // oxlint-disable-next-line react/exhaustive-deps -- whom it was opened for stays, whatever is read meanwhile
    [isSelection, contactId],
  )

  function showAdded(id: string): void {
    navigate(`${path.startsWith('/apps/contacts/group') ? '/apps/contacts/all' : path.replace(/\/[\da-f-]{36}$/, '')}/${id}`, {
      replace: true,
    })
  }

  return (
    <Suspense fallback={null}>
      {dialog === 'new' ? <ContactDialog contactId={undefined} onClose={close} onAdded={showAdded} /> : null}
      {dialog === 'edit' && contactId !== undefined ? <ContactDialog contactId={contactId} onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={close} /> : null}
      {dialog === 'groups' && (isSelection || contactId !== undefined) ? <GroupsDialog who={who} onClose={close} /> : null}
    </Suspense>
  )
}
