import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { FormNumber } from '../../../../shell/parts/form/form-number.tsx'
import { FormSelect } from '../../../../shell/parts/form/form-select.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { slugOf } from '../../rules.ts'
import { useCategories } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import type { CourseInput } from './course-rules.ts'
import styles from './editor.module.css'

/** What the course is: its name, its place, how long it takes. */
export function CourseDetails({ isNew }: { readonly isNew: boolean }): ReactNode {
  const texts = useTexts(academyWords)
  const categories = useCategories().data ?? []
  const slug = useWatch<CourseInput, 'slug'>({ name: 'slug' })
  useSlugFromTitle(isNew)
  return (
    <section className={styles.card} aria-labelledby="course-details">
      <h2 id="course-details" className={styles.heading}>
        {texts.courseDetails}
      </h2>
      <FormText name="title" label={texts.title} isRequired />
      <FormText
        name="slug"
        label={texts.slug}
        hint={slug === '' ? texts.slugMissing : fill(texts.slugHint, { path: `/${slug}` })}
        inputMode="url"
      />
      <FormTextArea name="description" label={texts.description} rows={3} />
      <div className={styles.row}>
        <FormSelect name="category" label={texts.category} options={categories} isRequired />
        <FormNumber name="length" label={texts.length} unit={texts.minutesUnit} isRequired />
      </div>
    </section>
  )
}

/** The address of a new course follows its title until somebody types one. */
function useSlugFromTitle(isNew: boolean): void {
  const { setValue, getValues } = useFormContext<CourseInput>()
  const title = useWatch<CourseInput, 'title'>({ name: 'title' })
  const made = useRef('')
  useEffect(() => {
    if (!isNew || getValues('slug') !== made.current) return
    made.current = title.trim() === '' ? '' : slugOf(title)
    setValue('slug', made.current)
  }, [isNew, title, getValues, setValue])
}
