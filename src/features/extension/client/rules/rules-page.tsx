import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Article } from '../article.tsx'
import { useHasScript } from '../use-has-script.ts'
import { FiguresSection } from './figures-section.tsx'
import { ruleGroups } from './rule-groups.ts'
import { RuleSection } from './rule-section.tsx'
import { rulesPageCatalogue } from './rules-page-catalogue.ts'
import styles from './rules-page.module.css'
import { useRules, type Loaded } from './use-rules.ts'

/** By which rules the program decides, in their order, with the figures of the canton. */
export function Page(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  const { language } = useLanguage()
  const hasScript = useHasScript()
  const loaded = useRules()
  const isWhole = loaded.rules !== undefined
  useEffect(() => {
    // The browser looked for the rule its address names before the page stood in its full height, or not at all where a script led here.
    if (hasScript && location.hash) location.replace(location.hash)
  }, [hasScript, isWhole])

  const sections = [
    { id: 'programm', title: texts.howTitle, content: <HowText loaded={loaded} /> },
    { id: 'zahlen', title: texts.figuresTitle, content: <FiguresSection loaded={loaded} /> },
    ...ruleGroups.map(({ id, name, rules }) => ({
      id,
      title: texts[`${name}Title`],
      content: (
        <>
          <p>{texts[`${name}Text`]}</p>
          <RuleSection rules={rules} />
        </>
      ),
    })),
    { id: 'offen', title: texts.openTitle, content: <OpenText /> },
  ]
  return (
    <FramePage title={texts.title} width="wide">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>
        {texts.lead} {language === 'de' ? null : texts.binding}
      </p>
      <Article contents={texts.contents} sections={sections} />
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
      <p>{texts.howReview}</p>
      {rules ? <h3 className={styles.version}>{fill(texts.versionTitle, { version: rules.version })}</h3> : null}
      <p>{texts.versionText}</p>
    </>
  )
}

function OpenText(): ReactNode {
  const texts = useTexts(rulesPageCatalogue)
  return (
    <>
      <p>{texts.openText}</p>
      <p>
        <a href="/BusinessAPI/efristerstreckung/regeln">{texts.openLink}</a>
      </p>
    </>
  )
}
