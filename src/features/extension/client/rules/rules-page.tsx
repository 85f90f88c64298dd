import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ruleList } from '../../rule-list.ts'
import { rulesPageTexts } from '../../rules-page-texts.ts'
import { Article } from '../article.tsx'
import { FiguresSection } from './figures-section.tsx'
import { ruleGroups } from './rule-groups.ts'
import { RuleSection } from './rule-section.tsx'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import styles from './rules-page.module.css'
import { useRules, type Loaded } from './use-rules.ts'
import { usePeriod, UsualCase } from './usual-case.tsx'

/** Until when people may extend, and what happens in every other case, with the dates of the canton. */
export function Page(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const period = usePeriod()
  const loaded = useRules()
  const isWhole = loaded.rules !== undefined
  useEffect(() => {
    // The browser looked for the rule its address names before the page stood in its full height, or not at all where a script led here.
    if (location.hash) location.replace(location.hash)
  }, [isWhole])

  const sections = [
    ...ruleGroups.map(({ id, name, rules }) => {
      const title = texts[`${name}Title`]
      return { id, title, content: <RuleSection rules={rules} title={title} /> }
    }),
    { id: 'zahlen', title: texts.figuresTitle, content: <FiguresSection loaded={loaded} /> },
    { id: 'programm', title: texts.howTitle, content: <HowText loaded={loaded} /> },
    { id: 'offen', title: texts.openTitle, content: <OpenText /> },
  ]
  return (
    <FramePage title={texts.title} width="wide">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{fill(texts.lead, { period })}</p>
      <UsualCase />
      <div className={styles.sections}>
        <Article contents={texts.contents} sections={sections} />
      </div>
    </FramePage>
  )
}

function HowText({ loaded: { rules } }: { readonly loaded: Loaded }): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  return (
    <>
      {rules?.decidedBy === 'canton' ? (
        <div className={styles.canton}>
          <Notice kind="info">{texts.howCanton}</Notice>
        </div>
      ) : null}
      <p>{texts.howText}</p>
      <p>{texts.howFair}</p>
      <p>
        {texts.orderText}{' '}
        {ruleList.map(({ code }) => (
          <span key={code}>
            <a href={`#${code}`}>{code}</a>{' '}
          </span>
        ))}
      </p>
      {rules ? <h3 className={styles.version}>{fill(texts.versionTitle, { version: rules.version })}</h3> : null}
      <p>
        {texts.versionText} {texts === rulesPageTexts ? null : texts.binding}
      </p>
    </>
  )
}

function OpenText(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  return (
    <>
      <p>{texts.openText}</p>
      <ul>
        <li>
          <a href="/BusinessAPI/efristerstreckung/regeln">{texts.openLink}</a>
        </li>
        <li>
          <a href="/api/docs">{texts.apiLink}</a>
        </li>
      </ul>
    </>
  )
}
