import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import type { apiPageTexts } from '../../api-page-texts.ts'
import { curlOf, type Example, type PublicCall } from '../../public-calls.ts'
import { apiPageCatalogue } from './api-page-catalogue.ts'
import styles from './api-page.module.css'

/** One call: what it is for, what goes in and comes out, and an example. */
export function CallSection({ call: { id, input, output, example } }: { readonly call: PublicCall }): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const { web } = useSite()
  return (
    <>
      <p className={styles.address}>
        <code>
          {example.method} {example.path}
        </code>
      </p>
      <p>{texts[`${id}Text`]}</p>
      <h3 className={styles.heading}>{texts.exampleTitle}</h3>
      <Code text={curlOf(example, web)} />
      <ExampleAnswer example={example} />
      <p>{texts[`${id}Note`]}</p>
      <Fields title={texts.inputTitle} names={input} />
      <Fields title={texts.outputTitle} names={output} />
    </>
  )
}

export function ExampleAnswer({ example: { status, answer, file } }: { readonly example: Example }): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  if (answer === undefined) return <p className={styles.file}>{fill(texts.fileAnswer, { status, file: file ?? '' })}</p>
  return (
    <>
      <h3 className={styles.heading}>{fill(texts.answerTitle, { status })}</h3>
      <Code text={JSON.stringify(answer, null, 2)} />
    </>
  )
}

/** A command or an answer. Long lines wrap; a copy has them as they were. */
export function Code({ text }: { readonly text: string }): ReactNode {
  return (
    <pre className={styles.code}>
      <code>{text}</code>
    </pre>
  )
}

type FieldKey = keyof typeof apiPageTexts

function Fields({ title, names }: { readonly title: string; readonly names: readonly string[] }): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  if (names.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{texts.fieldColumn}</th>
            <th scope="col">{texts.meaningColumn}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {/* A test finds the words of every field. */}
              <td>{texts[`field${name}` as FieldKey]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
