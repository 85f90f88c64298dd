import { Download, Ellipsis, PencilLine, QrCode, RotateCcw, Star, Tag, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Contact } from '../../contact.ts'
import { fullName } from '../contact-names.ts'
import { contactsWords } from '../contacts-words.ts'
import { useExport } from '../transfer/use-export.ts'
import type { ContactsView } from '../use-contacts-view.ts'
import tableStyles from '../table/contacts-table.module.css'
import styles from './contact-detail.module.css'

type DetailToolsProps = { readonly contact: Contact; readonly view: ContactsView; readonly onQr: () => void }

/** What can be done with the contact that is open. */
export function DetailTools({ contact, view, onQr }: DetailToolsProps): ReactNode {
  const texts = useTexts(contactsWords)
  const [, navigate] = useLocation()
  const save = useExport()
  const { changes, starred, address, isBin, listPath } = view
  const name = fullName(contact)
  const who = { ids: [contact.id], name }
  const isStarred = starred.has(contact.id)
  const close = (): void => navigate(listPath)

  function leaveAnd(act: () => void): void {
    navigate(listPath, { replace: true })
    act()
  }

  const closing = <IconButton name={texts.close} icon={X} className={styles.close} onClick={close} />
  if (isBin) {
    return (
      <div className={styles.tools}>
        {closing}
        <IconButton name={fill(texts.restoreOf, { name })} icon={RotateCcw} onClick={() => leaveAnd(() => changes.bin(who, false))} />
        <IconButton
          name={fill(texts.deleteOf, { name })}
          icon={Trash2}
          onClick={() => void changes.deleteForGood(who).then((isGone) => (isGone ? navigate(listPath, { replace: true }) : undefined))}
        />
      </div>
    )
  }
  return (
    <div className={styles.tools}>
      {closing}
      <IconButton name={texts.edit} icon={PencilLine} keys="e" onClick={() => address.openDialog('edit')} />
      <IconButton
        name={isStarred ? texts.unstar : texts.star}
        icon={Star}
        keys="s"
        className={tableStyles.star}
        aria-pressed={isStarred}
        onClick={() => changes.star(who, !isStarred)}
      />
      <IconButton name={texts.remove} icon={Trash2} keys="#" onClick={() => leaveAnd(() => changes.bin(who, true))} />
      <Menu
        trigger={<IconButton name={fill(texts.contactMenu, { name })} icon={Ellipsis} />}
        groups={[
          [{ id: 'groups', title: texts.toGroup, icon: Tag, keys: 'l', run: () => address.openDialog('groups') }],
          [
            { id: 'vcard', title: texts.downloadVcard, icon: Download, run: () => save('vcard4', [contact.id]) },
            { id: 'qr', title: texts.showQr, icon: QrCode, run: onQr },
          ],
        ]}
      />
    </div>
  )
}
