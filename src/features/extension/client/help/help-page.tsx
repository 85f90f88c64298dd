import { useMemo, type ReactNode } from 'react'
import { yearOf } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Article } from '../article.tsx'
import { useFlow } from '../flow.tsx'
import { rulesPageCatalogue } from '../rules/rules-page-catalogue.ts'
import { useRules } from '../rules/use-rules.ts'
import { helpGroups, wayOn, type HelpAnswer } from './help-answers.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import styles from './help-page.module.css'
import { Block, HelpQuestion } from './help-question.tsx'
import { useHelpSearch } from './help-search.ts'
import { HelpTools } from './help-tools.tsx'
import { HelpVote } from './help-vote.tsx'
import { useOpenAnswers } from './use-open-answers.ts'

const nothing: readonly string[] = []

/** What people ask about the form, with the figures of the canton. */
export function Page(): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const { language } = useLanguage()
  const { name: canton } = useSite()
  const groups = useGroups()
  const all = useMemo(() => groups.flatMap(({ answers }) => answers), [groups])
  const { sought, seek, found } = useHelpSearch(all)
  const ids = (found?.items ?? all).map(({ id }) => id)
  const open = useOpenAnswers({ ids, sought: found ? sought : '' })
  const questions = (answers: readonly HelpAnswer[]): ReactNode =>
    answers.map((answer) => (
      <HelpQuestion key={answer.id} answer={answer} marks={found?.marks ?? nothing} isOpen={open.isOpen(answer.id)} onOpen={open.set}>
        <HelpVote question={answer.id} />
      </HelpQuestion>
    ))
  const count = ids.length === 0 ? fill(texts.none, { sought: sought.trim() }) : fill(texts.found, { found: ids.length, all: all.length })
  return (
    <FramePage title={texts.title} width="wide">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>
        {fill(texts.lead, { canton })} {language === 'de' ? null : texts.binding}
      </p>
      <HelpTools
        sought={sought}
        onSeek={seek}
        isSearching={found !== undefined}
        first={ids[0]}
        areAllOpen={ids.every((id) => open.isOpen(id))}
        onOpenAll={open.setAll}
      />
      <p role="status" className={styles.count}>
        {found ? count : null}
      </p>
      {found ? (
        <section className={styles.found} aria-label={texts.foundTitle}>
          {questions(found.items)}
          {ids.length === 0 ? <WayOn /> : null}
          <a href="/hilfe" className={styles.all} onClick={(event) => (event.preventDefault(), seek(''))}>
            {texts.showAll}
          </a>
        </section>
      ) : (
        <Article
          contents={texts.contents}
          sections={groups.map(({ id, title, answers }) => ({ id, title, content: questions(answers) }))}
        />
      )}
    </FramePage>
  )
}

function useGroups(): ReturnType<typeof helpGroups> {
  const texts = useTexts(helpPageCatalogue)
  const ruleWords = useTexts(rulesPageCatalogue)
  const { language } = useLanguage()
  const site = useSite()
  const year = yearOf(useFlow().flow.today())
  const figures = useRules().rules?.figures
  return useMemo(() => helpGroups({ texts, ruleWords, site, language, year, figures }), [texts, ruleWords, site, language, year, figures])
}

/** What to do where nothing was found. */
function WayOn(): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const { language } = useLanguage()
  const site = useSite()
  return wayOn({ texts, site, language }).map((block) => <Block key="way-on" block={block} marks={nothing} />)
}
