import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { controlProps, Field } from '../../../../ui/field.tsx'
import { RadioField } from '../../../../ui/radio-field.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import { statuses, type ChatUser } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { PersonFace } from './person-face.tsx'
import styles from './people.module.css'
import { useSaveUser, type UserChange } from './use-save-user.ts'

const pause = 500
const longestMood = 500

/** Oneself: mood and status, saved shortly after the last change, and how Enter works. */
export function UserForm({ user }: { readonly user: ChatUser }): ReactNode {
  const texts = useTexts(chatWords)
  const id = useId()
  const save = useSaveUser()
  const [change, setChange] = useState<UserChange>({})
  const { mood, status } = { ...user, ...change }
  const saveNow = useEffectEvent(() => {
    if (Object.keys(change).length === 0) return
    void save(change)
    setChange({})
  })
  useEffect(() => {
    const timer = setTimeout(() => saveNow(), pause)
    return () => clearTimeout(timer)
  }, [change])
  // Whoever closes it at once has changed it all the same.
  useEffect(() => () => saveNow(), [])
  const moodField = { id: `${id}mood`, label: texts.mood, hint: texts.moodHint }
  return (
    <div className={styles.card}>
      <div className={styles.cardHead}>
        <PersonFace person={{ ...user, status }} size="huge" hasStatus />
        <p className={styles.cardName}>{user.name}</p>
      </div>
      <Field {...moodField}>
        <textarea
          {...controlProps(moodField)}
          className={`${boxStyles.box} ${styles.area}`}
          rows={3}
          maxLength={longestMood}
          value={mood}
          onChange={(event) => setChange({ ...change, mood: event.target.value })}
        />
      </Field>
      <RadioField
        id={`${id}status`}
        label={texts.status}
        options={statuses.map((value) => ({ value, label: texts[value] }))}
        value={status}
        onChange={(value) => setChange({ ...change, status: value })}
      />
      <SwitchField
        label={texts.enterSends}
        hint={texts.enterSendsHint}
        isOn={user.enterSends}
        onChange={(enterSends) => void save({ enterSends })}
      />
    </div>
  )
}
