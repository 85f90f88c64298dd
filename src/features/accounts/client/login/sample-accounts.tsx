import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { accountWords } from '../account-words.ts'
import styles from './sample-accounts.module.css'

/** Made by the seed of a demonstration; nowhere else do they exist. */
const samples = [
  { role: 'Admin', name: 'admin', password: 'admin' },
  { role: 'Staff', name: 'staff', password: 'staff' },
] as const

/** Who one can be in a demonstration. A press fills in the form. */
export function SampleAccounts(): ReactNode {
  const texts = useTexts(accountWords)
  const { setValue } = useFormContext<{ email: string; password: string }>()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{texts.samples}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.sampleRole}</th>
          <th scope="col">{texts.sampleName}</th>
          <th scope="col">{texts.password}</th>
        </tr>
      </thead>
      <tbody>
        {samples.map(({ role, name, password }) => (
          <tr key={name}>
            <th scope="row">{role}</th>
            <td>
              <Button
                kind="quiet"
                aria-label={fill(texts.fillIn, { name })}
                className={styles.fill}
                onClick={() => {
                  setValue('email', name, { shouldValidate: true })
                  setValue('password', password, { shouldValidate: true })
                }}
              >
                {name}
              </Button>
            </td>
            <td>{password}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
