import { ChevronsDownUp, ChevronsUpDown, Printer } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { answerFinder } from '../../../../kit/find-answers.ts'
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
import { inLanguages } from '../../search-language.ts'
import { helpWords } from '../help-words.ts'
import { FaqItem } from './faq-item.tsx'
import styles from './faq.module.css'
import { useOpenSet } from './use-open-set.ts'

const params = { q: textParam() }
const nothing: readonly string[] = []
const textsOf = ({ question, answer }: Question) => ({ title: question, text: plainText(answer) })

/** All questions by topic, or those that fit, the best first; any number of answers is open at once. */
export function FaqPlace({ questions }: { readonly questions: readonly Question[] }): ReactNode {
  const texts = useTexts(helpWords)
  const [{ q }, change] = useUrlState(params)
  const find = useMemo(() => answerFinder(inLanguages(questions), textsOf), [questions])
  const found = useMemo(() => find(q), [find, q])
  const shown = found?.items ?? questions
  const open = useOpenSet(shown, found ? q : '')
  const areAllOpen = shown.every(({ id }) => open.isOpen(id))
  const items = (some: readonly Question[]): ReactNode => (
    <div className={styles.items}>
      {some.map((question) => (
        <FaqItem
          key={question.id}
          question={question}
          marks={found?.marks ?? nothing}
          level={found ? 2 : 3}
          isOpen={open.isOpen(question.id)}
          onOpen={open.set}
        />
      ))}
    </div>
  )
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
      <Count found={shown.length} all={questions.length} isFiltered={found !== undefined} />
      {shown.length === 0 ? (
        <EmptyState kind="filtered" title={fill(texts.noneFound, { sought: q.trim() })} onClear={() => change({ q: '' }, 'replace')} />
      ) : null}
      {found
        ? items(shown)
        : byTopic(questions).map(({ id, title, language, questions: some }) => (
            <section key={id} className={styles.topic} aria-labelledby={`topic-${id}`}>
              <h2 id={`topic-${id}`} lang={language}>
                {title}
              </h2>
              {items(some)}
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
