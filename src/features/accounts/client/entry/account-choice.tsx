import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Choice } from '../../../../shell/workspace/settings/choice.tsx'
import { accountWords } from '../account-words.ts'
import styles from './account-choice.module.css'

export type AccountKind = 'own' | 'firebase'

type AccountChoiceProps = { readonly kind: AccountKind; readonly onChange: (kind: AccountKind) => void }

/** Whose account it is. The fields below stay as they are. */
export function AccountChoice({ kind, onChange }: AccountChoiceProps): ReactNode {
  const texts = useTexts(accountWords)
  const kinds = [
    { value: 'own', label: texts.ownAccount },
    { value: 'firebase', label: texts.firebaseAccount },
  ] as const
  return (
    <div className={styles.choice}>
      <Choice label={texts.account} options={kinds} value={kind} onChange={onChange} />
    </div>
  )
}
