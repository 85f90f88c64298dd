import { ChevronsDownUp, ChevronsUpDown, Printer } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { hasWords } from '../../../../kit/marked-parts.ts'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { SearchBox } from '../../../../shell/parts/filters/search-box.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Question } from '../../help.ts'
import { plainText } from '../../rules.ts'
import { helpWords } from '../help-words.ts'
import { FaqItem } from './faq-item.tsx'
import styles from './faq.module.css'
import { useOpenSet } from './use-open-set.ts'

const params = { q: textParam() }

/** All questions, or those with these words; any number of answers is open at once. */
export function FaqPlace({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const texts = useTexts(helpWords)
  const [{ q }, change] = useUrlState(params)
  const words = useMemo(() => q.split(/\s+/).filter((word) => word !== ''), [q])
  const found = useMemo(() => {
    if (words.length === 0) return questions
    return questions.filter(({ question, answer }) => hasWords(`${question} ${plainText(answer)}`, words))
  }, [questions, words])
  const open = useOpenSet(found, q)
  const areAllOpen = found.every(({ id }) => open.isOpen(id))
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox value={q} onChange={(next) => change({ q: next }, 'replace')} name={texts.searchQuestions} />
        </div>
        <Button onClick={() => open.setAll(!areAllOpen)}>
          {areAllOpen ? <ChevronsDownUp aria-hidden="true" /> : <ChevronsUpDown aria-hidden="true" />}
          {areAllOpen ? texts.closeAll : texts.openAll}
        </Button>
        <Button onClick={() => globalThis.print()}>
          <Printer aria-hidden="true" />
          {texts.printAll}
        </Button>
      </div>
      <Count found={found.length} all={questions.length} isFiltered={words.length > 0} />
      {found.length === 0 ? <EmptyState kind="filtered" onClear={() => change({ q: '' }, 'replace')} /> : null}
      {byTopic(found).map(({ id, title, language, questions: some }) => (
        <section key={id} className={styles.topic} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`} lang={language}>
            {title}
          </h2>
          <div className={styles.items}>
            {some.map((question) => (
              <FaqItem key={question.id} question={question} marks={words} isOpen={open.isOpen(question.id)} onOpen={open.set} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

type CountProps = { readonly found: number; readonly all: number; readonly isFiltered: boolean }

/** How many there are. Said aloud when the filter changes it. */
function Count({ found, all, isFiltered }: CountProps): ReactNode {
  const texts = useTexts(helpWords)
  const announce = useAnnounce()
  const whole = all === 1 ? texts.oneQuestion : fill(texts.allQuestions, { all })
  const words = isFiltered ? fill(texts.foundQuestions, { found, all }) : whole
  useEffect(() => {
    if (isFiltered) announce(words)
  }, [announce, isFiltered, words])
  return <p className={styles.count}>{words}</p>
}

type Topic = { readonly id: string; readonly title: string; readonly language: string; readonly questions: readonly Question[] }

/** In the order in which they come. */
function byTopic(questions: readonly Question[]): readonly Topic[] {
  const topics = Map.groupBy(questions, ({ topic }) => topic.id)
  return [...topics].flatMap(([id, some]) => {
    const [first] = some
    return first ? [{ id, title: first.topic.title, language: first.language, questions: some }] : []
  })
}
