import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useTexts } from '../../../language.tsx'
import type { ImportState } from '../import-state.ts'
import { examplesOf, missingFields, remapped, type ImportField, type Mapping } from '../mapping.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

type MatchStepProps = {
  readonly fields: readonly ImportField[]
  readonly state: Extract<ImportState<never>, { step: 'match' }>
  readonly onChange: (mapping: Mapping) => void
}

/** Which column is what. What the names say is chosen already. */
export function MatchStep({ fields, state: { table, mapping, isIncomplete }, onChange }: MatchStepProps): ReactNode {
  const texts = useTexts(transferWords)
  const missing = missingFields(mapping, fields)
    .map(({ title }) => title)
    .join(', ')
  return (
    <>
      {isIncomplete ? (
        <Notice kind="danger" role="alert">
          {fill(texts.missing, { fields: missing })}
        </Notice>
      ) : null}
      <table className={`${styles.table} ${styles.match}`}>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col" className={styles.wide}>
              {texts.examples}
            </th>
            <th scope="col">{texts.field}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map(({ title }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same name; their order does not change
            <tr key={at}>
              <th scope="row">{title}</th>
              <td className={styles.wide}>{examplesOf(table, at)}</td>
              <td>
                <select
                  className={styles.select}
                  aria-label={fill(texts.fieldFor, { column: title })}
                  value={mapping[at] ?? ''}
                  onChange={(event) => onChange(remapped(mapping, at, event.target.value || undefined))}
                >
                  <option value="">{texts.leaveOut}</option>
                  {fields.map((field) => (
                    <option key={field.id} value={field.id}>
                      {field.isRequired ? fill(texts.required, { title: field.title }) : field.title}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
