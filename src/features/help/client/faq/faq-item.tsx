import { ChevronDown, Link as LinkIcon, PencilLine } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useCopyAddress } from '../../../../shell/parts/filters/use-copy-link.ts'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { readText } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MarkedText } from '../../../../ui/marked-text.tsx'
import type { Question } from '../../help.ts'
import { helpWords } from '../help-words.ts'
import { anchorOf, editPath, questionPath } from '../paths.ts'
import { Helpful } from '../read/helpful.tsx'
import styles from './faq.module.css'

type FaqItemProps = {
  readonly question: Question
  readonly marks: readonly string[]
  /** 3 under the heading of a topic, 2 where the list has no topics. */
  readonly level: 2 | 3
  readonly isOpen: boolean
  readonly onOpen: (id: string, isOpen: boolean) => void
}

/** A question as the heading of its answer, and the button that opens it. */
export function FaqItem({ question: item, marks, level, isOpen, onOpen }: FaqItemProps): ReactNode {
  const { id, question, answer, language } = item
  const text = useMemo(() => readText(answer), [answer])
  const region = useRef<HTMLDivElement>(null)
  const Heading = level === 2 ? 'h2' : 'h3'
  useHiddenUntilFound(region, isOpen, () => onOpen(id, true))
  return (
    <article id={anchorOf(id)} className={styles.item}>
      <Heading className={styles.head}>
        <button
          type="button"
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={`answer-${id}`}
          onClick={() => onOpen(id, !isOpen)}
        >
          <span lang={language}>
            <MarkedText text={question} marks={marks} />
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </Heading>
      <div ref={region} id={`answer-${id}`} className={styles.answer}>
        <div className={styles.inside}>
          <SafeText text={text} level={level === 2 ? 3 : 4} marks={marks} language={language} />
          <Foot item={item} />
        </div>
      </div>
    </article>
  )
}

function Foot({ item: { id, question, updated, vote } }: { readonly item: Question }): ReactNode {
  const texts = useTexts(helpWords)
  const copy = useCopyAddress()
  const [, navigate] = useLocation()
  return (
    <div className={styles.foot}>
      <Helpful id={id} vote={vote} />
      <div className={styles.about}>
        <span>
          {texts.updated} <Moment value={updated} format="list" />
        </span>
        <IconButton
          name={fill(texts.copyLinkOf, { title: question })}
          icon={LinkIcon}
          onClick={() => copy(new URL(questionPath(id), location.href).href)}
        />
        <IconButton name={fill(texts.editOf, { title: question })} icon={PencilLine} onClick={() => navigate(editPath('faq', id))} />
      </div>
    </div>
  )
}

/**
 * Closed, the answer is still found by the browser's own search, which opens it.
 * By hand, because React knows `hidden` only as yes or no.
 */
function useHiddenUntilFound(region: RefObject<HTMLElement | null>, isOpen: boolean, onFound: () => void): void {
  const latest = useRef(onFound)
  useLayoutEffect(() => {
    latest.current = onFound
  })
  useLayoutEffect(() => {
    if (isOpen) region.current?.removeAttribute('hidden')
    else region.current?.setAttribute('hidden', 'until-found')
  }, [region, isOpen])
  useLayoutEffect(() => {
    const element = region.current
    const found = (): void => latest.current()
    element?.addEventListener('beforematch', found)
    return () => element?.removeEventListener('beforematch', found)
  }, [region])
}
