import type { ReactNode } from 'react'
import type { OutputOf } from '../../../kit/endpoint.ts'
import { dayAt, dottedDate } from '../../../kit/plain-date.ts'
import { fill, inLanguage } from '../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { Page as FramePage } from '../../../shell/page.tsx'
import { QueryCache } from '../../../shell/query-cache.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { readStatus } from '../contract.ts'
import { statusCatalogue } from './status-catalogue.ts'
import { StatusFigures } from './status-figures.tsx'
import styles from './status-page.module.css'
import { useStatus } from './status-queries.ts'

export function Page(): ReactNode {
  const texts = useTexts(statusCatalogue)
  return (
    <FramePage title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <QueryCache>
        <Status />
      </QueryCache>
    </FramePage>
  )
}

function Status(): ReactNode {
  const texts = useTexts(statusCatalogue)
  const { data: status, isError, isFetching, refetch } = useStatus()
  const shown = isError ? 'silent' : (status?.state ?? 'checking')
  return (
    <>
      <State kind={shown} closedTexts={status?.closedTexts} />
      <div className={styles.below}>
        {status ? <LastAnswer at={status.checkedAt} version={status.version} /> : null}
        <Button icon="refresh" aria-disabled={isFetching} onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
      {status?.figures && !isError ? <StatusFigures figures={status.figures} /> : null}
    </>
  )
}

const timeZone = 'Europe/Zurich'

type StateKind = 'checking' | 'working' | 'limited' | 'closed' | 'silent'

const icons: Readonly<Record<StateKind, IconName>> = {
  checking: 'clock',
  working: 'check',
  limited: 'warning',
  closed: 'warning',
  silent: 'error',
}

type StateProps = { readonly kind: StateKind; readonly closedTexts: OutputOf<typeof readStatus>['closedTexts'] }

function State({ kind, closedTexts }: StateProps): ReactNode {
  const texts = useTexts(statusCatalogue)
  const { language } = useLanguage()
  const help = {
    checking: undefined,
    working: texts.workingHelp,
    limited: texts.limitedHelp,
    closed: closedTexts && inLanguage(closedTexts, language),
    silent: texts.silentHelp,
  }[kind]
  return (
    <div role="status" className={styles.state} data-kind={kind}>
      <Icon name={icons[kind]} />
      <div>
        <h2 className={styles.heading}>{texts[kind]}</h2>
        {help === undefined ? null : <p>{help}</p>}
      </div>
    </div>
  )
}

function LastAnswer({ at, version }: { readonly at: string; readonly version: string }): ReactNode {
  const texts = useTexts(statusCatalogue)
  const moment = new Date(at)
  // Not by the reader's language: browsers lack the formats of Rumantsch, and the server's text must match the browser's.
  const clock = new Intl.DateTimeFormat('de-CH', { timeStyle: 'medium', timeZone }).format(moment)
  const time = `${dottedDate(dayAt(moment, timeZone))}, ${clock}`
  return (
    <p className={styles.last}>
      {fill(texts.checkedAt, { time })} · {fill(texts.version, { version })}
    </p>
  )
}
