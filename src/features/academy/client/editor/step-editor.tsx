import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { RichTextEditor } from '../../../../shell/parts/rich-text/rich-text-editor.tsx'
import { readText } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import type { CourseStep } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import styles from './editor.module.css'

type StepEditorProps = {
  readonly step: CourseStep
  /** Where it stands in the form. */
  readonly at: number
  /** A new one wants its title first. */
  readonly hasFocus: boolean
  readonly onWrite: (id: string, content: string) => void
}

/** One step: its title and its lesson, to write or as readers will see it. */
export function StepEditor({ step, at, hasFocus, onWrite }: StepEditorProps): ReactNode {
  const texts = useTexts(academyWords)
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const [start] = useState(step.content)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [])
  const written = <RichTextEditor label={texts.stepContent} start={start} onChange={(html) => onWrite(step.id, html)} hasCodeBlocks />
  const preview = (
    <article className={styles.preview}>
      <h3 className={styles.previewTitle}>{step.title}</h3>
      {step.content === '' ? <p className={styles.none}>{texts.previewEmpty}</p> : <SafeText text={readText(step.content)} level={4} />}
    </article>
  )
  return (
    <div ref={box} className={styles.card}>
      {/* Its place is part of its name in the form. */}
      <FormText key={at} name={`steps.${at}.title`} label={texts.stepTitle} isRequired />
      <PageTabs
        name={texts.stepContent}
        value={tab}
        onChange={setTab}
        areKept
        tabs={[
          { id: 'edit', title: texts.editStep, content: written },
          { id: 'preview', title: texts.preview, content: preview },
        ]}
      />
    </div>
  )
}
