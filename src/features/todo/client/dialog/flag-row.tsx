import { CircleAlert, Star, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Label } from '../../../../ui/label.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { labels } from '../../lists.ts'
import { DoneBox } from '../rows/done-box.tsx'
import { dialogWords } from './dialog-words.ts'
import styles from './todo-dialog.module.css'
import type { TodoFields } from './todo-fields.ts'

/** Done, priority, star and labels at the top of the form. */
export function FlagRow(): ReactNode {
  const texts = useTexts(dialogWords)
  const completed = useController<TodoFields, 'completed'>({ name: 'completed' }).field
  const important = useController<TodoFields, 'important'>({ name: 'important' }).field
  const starred = useController<TodoFields, 'starred'>({ name: 'starred' }).field
  const chosen = useController<TodoFields, 'labels'>({ name: 'labels' }).field
  const toggle = (id: number): void =>
    chosen.onChange(chosen.value.includes(id) ? chosen.value.filter((each) => each !== id) : [...chosen.value, id])
  return (
    <>
      <div className={styles.flags}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the box beside does the same by key */}
        <span
          className={styles.done}
          onClick={(event) => (event.target === event.currentTarget ? completed.onChange(!completed.value) : undefined)}
        >
          <DoneBox name={texts.completed} isOn={completed.value} onToggle={() => completed.onChange(!completed.value)} />
          <span aria-hidden="true">{texts.completed}</span>
        </span>
        <IconButton
          name={texts.important}
          icon={CircleAlert}
          className={styles.priority ?? ''}
          aria-pressed={important.value}
          onClick={() => important.onChange(!important.value)}
        />
        <IconButton
          name={texts.starred}
          icon={Star}
          className={styles.star ?? ''}
          aria-pressed={starred.value}
          onClick={() => starred.onChange(!starred.value)}
        />
        <Menu
          trigger={<IconButton name={texts.labels} icon={Tags} />}
          groups={[labels.map(({ id, handle, title }) => ({ id: handle, title, isOn: chosen.value.includes(id), run: () => toggle(id) }))]}
        />
      </div>
      {chosen.value.length === 0 ? null : (
        <ul className={styles.labels} aria-label={texts.labels}>
          {labels
            .filter(({ id }) => chosen.value.includes(id))
            .map(({ id, title, color }) => (
              <li key={id}>
                <Label colour={color} removal={{ name: fill(texts.removeLabel, { label: title }), run: () => toggle(id) }}>
                  {title}
                </Label>
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
