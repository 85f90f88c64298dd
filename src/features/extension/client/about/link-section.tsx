import { Fragment, lazy, Suspense, useRef, type ReactNode } from 'react'
import { yearOf } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { ErrorBoundary } from '../../../../shell/error-boundary.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { shellCatalogue } from '../../../../shell/shell-catalogue.ts'
import { useSite } from '../../../../shell/site.ts'
import { useFlow } from '../flow.tsx'
import { infoCatalogue } from './info-page-catalogue.ts'
import styles from './link-section.module.css'
import { formPaths, prefillLink } from './prefill-link.ts'
import { useNear } from './use-near.ts'

const LinkBuilder = lazy(() => import('./link-builder.tsx').then((part) => ({ default: part.LinkBuilder })))

/** How to write a link that fills in the form. The tool for it comes after the text; without scripts the pattern has to do. */
export function LinkSection(): ReactNode {
  const texts = useTexts(infoCatalogue)
  const { brokenPart } = useTexts(shellCatalogue)
  const { flow } = useFlow()
  const { web } = useSite()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const period = yearOf(flow.today()) - 1
  return (
    <>
      <p>{texts.linkText}</p>
      <p>{texts.linkBirth}</p>
      <div ref={place} className={`needs-script ${styles.tool}`}>
        <ErrorBoundary fallback={<p role="alert">{brokenPart}</p>}>
          <Suspense>{isNear ? <LinkBuilder /> : null}</Suspense>
        </ErrorBoundary>
      </div>
      <p>{fill(texts.linkPattern, { path: formPaths['legal-entity'] })}</p>
      <p>
        <code className={styles.pattern}>
          {partsOf(prefillLink({ origin: web, legalForm: 'natural-person', period, pid: '123456' })).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
      </p>
    </>
  )
}

/** Where a long address may end its line and stay readable. */
function partsOf(link: string): readonly string[] {
  return link.split(/(?=[#&])/)
}
