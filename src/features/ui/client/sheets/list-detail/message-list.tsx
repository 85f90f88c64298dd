import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RowKeys } from '../../../../../shell/parts/selection/use-row-keys.ts'
import { useRowPointer } from '../../../../../shell/parts/selection/use-row-pointer.ts'
import type { SelectionModel } from '../../../../../shell/parts/selection/use-selection.ts'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import styles from './messages.module.css'
import type { Message } from './messages.ts'

type MessageListProps = {
  readonly messages: readonly Message[]
  readonly openId: string | undefined
  readonly pathOf: (id: string) => string
  readonly keys: RowKeys<HTMLUListElement>
  readonly selection: SelectionModel
  readonly onStar: (message: Message) => void
}

export function MessageList({ messages, openId, pathOf, keys, selection, onStar }: MessageListProps): ReactNode {
  const pointerOn = useRowPointer(selection)
  return (
    <ul {...keys.listProps} className={styles.rows} aria-label="Messages">
      {messages.map((message) => {
        const { id, from, subject, text, minutesAgo, isStarred } = message
        return (
          <li key={id} className={styles.row} data-open={id === openId} data-selected={selection.isSelected(id)}>
            <CheckBox
              aria-label={`Select ${subject}`}
              tabIndex={keys.tabIndexIn(id)}
              isOn={selection.isSelected(id)}
              onChange={() => undefined}
              onClick={(event) => selection.toggle(id, event)}
            />
            <Link
              {...keys.rowProps(id)}
              {...pointerOn(id)}
              href={pathOf(id)}
              className={styles.link ?? ''}
              aria-current={id === openId ? 'true' : undefined}
              draggable={false}
            >
              <span className={styles.line}>
                <span className={styles.from}>{from}</span>
                <time className={styles.time}>{ago(minutesAgo)}</time>
              </span>
              <span className={styles.subject}>{subject}</span>
              <span className={styles.text}>{text}</span>
            </Link>
            <IconButton
              name="Star"
              icon={Star}
              className={styles.star ?? ''}
              aria-pressed={isStarred}
              tabIndex={keys.tabIndexIn(id)}
              onClick={() => onStar(message)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function ago(minutes: number): string {
  if (minutes <= 0) return 'now'
  if (minutes < 60) return `${minutes} min`
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`
}
