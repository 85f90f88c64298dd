import { Fragment, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { curlOf, failingExamples } from '../../public-calls.ts'
import { useFlow } from '../flow.tsx'
import { apiPageCatalogue } from './api-page-catalogue.ts'
import styles from './api-page.module.css'
import { Code, ExampleAnswer } from './call-section.tsx'

/** What goes wrong, how it is told, and what to do then. */
export function ErrorsText(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const { web, filing } = useSite()
  const { flow } = useFlow()
  const titles = [texts.errorsWrong, texts.errorsUnknown]
  return (
    <>
      <p>{texts.errorsText}</p>
      <ErrorTable />
      {failingExamples(flow.today(), filing).map((example, at) => (
        <Fragment key={titles[at]}>
          <p>{titles[at]}</p>
          <Code text={curlOf(example, web)} />
          <ExampleAnswer example={example} />
        </Fragment>
      ))}
    </>
  )
}

function ErrorTable(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const rows = [
    [400, 'invalid-input, unreadable', texts.todo400],
    [404, 'not-found', texts.todo404],
    [409, 'conflict', texts.todo409],
    [413, 'too-large', texts.todo413],
    [422, 'key-reused', texts.todo422],
    [429, 'too-many', texts.todo429],
    [429, 'work-needed', texts.todoWork],
    [500, 'unexpected', texts.todo500],
    [503, 'unavailable, closed', texts.todo503],
  ] as const
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{texts.statusColumn}</th>
          <th scope="col">{texts.codeColumn}</th>
          <th scope="col">{texts.todoColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([status, code, todo]) => (
          <tr key={code}>
            <td>{status}</td>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{todo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
