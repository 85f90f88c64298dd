import { useMemo, useState, type ReactNode } from 'react'
import { hasWords } from '../../../../kit/marked-parts.ts'
import { yearOf } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { useSite } from '../../../../shell/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { Article } from '../article.tsx'
import { useFlow } from '../flow.tsx'
import { rulesPageCatalogue } from '../rules/rules-page-catalogue.ts'
import { useRules } from '../rules/use-rules.ts'
import { groupsWith, helpGroups } from './help-answers.ts'
import { helpPageCatalogue } from './help-page-catalogue.ts'
import styles from './help-page.module.css'
import { HelpQuestion } from './help-question.tsx'
import { HelpTools } from './help-tools.tsx'
import { HelpVote } from './help-vote.tsx'
import { useOpenAnswers } from './use-open-answers.ts'

/** What people ask about the form, with the figures of the canton. */
export function Page(): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  const { language } = useLanguage()
  const { name: canton } = useSite()
  const groups = useGroups()
  const [sought, setSought] = useState('')
  const words = useMemo(() => sought.split(/\s+/).filter((word) => word !== ''), [sought])
  const isSearch = words.length > 0
  const found = isSearch ? groupsWith(groups, (text) => hasWords(text, words)) : groups
  const ids = found.flatMap(({ answers }) => answers.map(({ id }) => id))
  const open = useOpenAnswers({ ids, isSearch })
  const sections = found.map(({ id, title, answers }) => ({
    id,
    title,
    content: answers.map((answer) => (
      <HelpQuestion key={answer.id} answer={answer} marks={words} isOpen={open.isOpen(answer.id)} onOpen={open.set}>
        <HelpVote question={answer.id} />
      </HelpQuestion>
    )),
  }))
  const all = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <FramePage title={texts.title} width="wide">
      <h1>{texts.title}</h1>
      <p className={styles.lead}>
        {fill(texts.lead, { canton })} {language === 'de' ? null : texts.binding}
      </p>
      <HelpTools
        sought={sought}
        onSeek={setSought}
        areAllOpen={ids.length > 0 && ids.every((id) => open.isOpen(id))}
        onOpenAll={open.setAll}
      />
      <p role="status" className={styles.count}>
        {isSearch ? fill(texts.found, { found: ids.length, all }) : null}
      </p>
      {ids.length === 0 ? <Nothing onShowAll={() => setSought('')} /> : <Article contents={texts.contents} sections={sections} />}
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

function Nothing({ onShowAll }: { readonly onShowAll: () => void }): ReactNode {
  const texts = useTexts(helpPageCatalogue)
  return (
    <div className={styles.nothing}>
      <p>{texts.none}</p>
      <Button onClick={onShowAll}>{texts.showAll}</Button>
    </div>
  )
}
