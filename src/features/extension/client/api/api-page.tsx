import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { apiPageTexts } from '../../api-page-texts.ts'
import { publicCalls } from '../../public-calls.ts'
import { Article } from '../article.tsx'
import { useFlow } from '../flow.tsx'
import { apiPageCatalogue } from './api-page-catalogue.ts'
import styles from './api-page.module.css'
import { CallSection } from './call-section.tsx'
import { ErrorsText } from './errors-text.tsx'

/** The calls that software of outsiders makes, each with an example that works. */
export function Page(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const { filing } = useSite()
  const { flow } = useFlow()
  const sections = [
    { id: 'start', title: texts.startTitle, content: <StartText /> },
    ...publicCalls(flow.today(), filing).map((call) => ({
      id: call.id,
      title: texts[`${call.id}Title`],
      content: <CallSection call={call} />,
    })),
    { id: 'schluessel', title: texts.keyTitle, content: <KeyText /> },
    { id: 'fehler', title: texts.errorsTitle, content: <ErrorsText /> },
    { id: 'grenzen', title: texts.limitsTitle, content: <LimitsText /> },
    { id: 'werkzeuge', title: texts.toolsTitle, content: <ToolsText /> },
  ]
  return (
    <FramePage title={texts.title} width="wide">
      <div lang={texts === apiPageTexts ? 'de-CH' : 'en'}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <Article contents={texts.contents} sections={sections} />
      </div>
    </FramePage>
  )
}

function StartText(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const { web } = useSite()
  return (
    <>
      <p>{texts.startText}</p>
      <p>
        {texts.startAddress} <code>{web}</code>
      </p>
      <ul>
        <li>{texts.startJson}</li>
        <li>{texts.startDates}</li>
        <li>{texts.startBrowser}</li>
        <li>{texts.startReal}</li>
      </ul>
    </>
  )
}

function KeyText(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  return (
    <>
      <p>{texts.keyText}</p>
      <p>{texts.keyRepeat}</p>
      <p>{texts.keyOther}</p>
    </>
  )
}

/** Without the figures, which come with the page, it still says how limits work. */
function LimitsText(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  const { limits } = useFlow().flow.readFirst()
  return (
    <>
      {limits ? (
        <ul>
          <li>{fill(texts.limitsSubmit, { times: limits.submit })}</li>
          <li>{fill(texts.limitsReceipt, { times: limits.receipt })}</li>
        </ul>
      ) : null}
      <p>{texts.limitsText}</p>
      <p>{texts.limitsGuess}</p>
    </>
  )
}

function ToolsText(): ReactNode {
  const texts = useTexts(apiPageCatalogue)
  return (
    <>
      <p>
        {texts.toolsText} <a href="/api/docs/openapi.json">{texts.toolsLink}</a>
      </p>
      <p>
        {texts.toolsAll} <a href="/api/openapi.json">{texts.toolsAllLink}</a>
      </p>
    </>
  )
}
