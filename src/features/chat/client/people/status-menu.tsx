import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { PresenceMark } from '../../../../ui/presence.tsx'
import { statuses, type ChatUser } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import styles from './people.module.css'
import { useSaveUser } from './use-save-user.ts'

/** Whether one is there for others, changed at once. */
export function StatusMenu({ user }: { readonly user: ChatUser }): ReactNode {
  const texts = useTexts(chatWords)
  const save = useSaveUser()
  const now = texts[user.status]
  return (
    <Menu
      align="start"
      trigger={
        <Button kind="quiet" className={styles.status} aria-label={fill(texts.statusNow, { status: now })}>
          <PresenceMark state={user.status} />
          {now}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={[
        statuses.map((status) => ({
          id: status,
          title: texts[status],
          isOn: status === user.status,
          isChoice: true,
          run: () => void save({ status }),
        })),
      ]}
    />
  )
}
