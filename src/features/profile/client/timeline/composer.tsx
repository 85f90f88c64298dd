import { FileText, ImagePlus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileInput } from '../../../../ui/file-input.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { GrowArea } from '../../../../ui/grow-area.tsx'
import { mediaAccept } from '../media/upload.ts'
import { useUploads } from '../media/use-uploads.ts'
import { profileWords } from '../profile-words.ts'
import { ArticleFields } from './article-fields.tsx'
import { ComposerMedia } from './composer-media.tsx'
import styles from './composer.module.css'
import { emptyArticle, emptyDraft, faultOf, type Draft } from './draft.ts'

type ComposerProps = {
  readonly draft: Draft
  readonly onDraft: (change: (draft: Draft) => Draft) => void
  readonly onPost: (draft: Draft) => void
}

/** A new post: words, photos and videos, or an article. Ctrl with Enter publishes it. */
export function Composer({ draft, onDraft, onPost }: ComposerProps): ReactNode {
  const texts = useTexts(profileWords)
  const announce = useAnnounce()
  const files = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const take = useUploads((change) => onDraft((now) => ({ ...now, uploads: change(now.uploads) })))
  const fault = faultOf(draft)
  const isComing = draft.uploads.some(({ sent }) => sent === undefined)

  function post(): void {
    if (fault !== undefined) {
      setTried(true)
      announce(texts[fault], 'assertive')
    } else if (!isComing) {
      onPost(draft)
      setTried(false)
      onDraft(() => emptyDraft)
    }
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    post()
  }

  return (
    // Keys of the fields inside; each has a button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.composer} aria-label={texts.newPost} onKeyDown={press}>
      <GrowArea
        className={`${boxStyles.box} ${styles.area}`}
        aria-label={texts.newPost}
        placeholder={texts.write}
        rows={2}
        maxLength={5000}
        value={draft.message}
        onChange={({ target }) => onDraft((now) => ({ ...now, message: target.value }))}
      />
      {draft.article === null ? null : (
        <ArticleFields article={draft.article} onChange={(article) => onDraft((now) => ({ ...now, article }))} />
      )}
      <ComposerMedia uploads={draft.uploads} onChange={(uploads) => onDraft((now) => ({ ...now, uploads }))} />
      {isTried && fault !== undefined ? <p className={styles.fault}>{texts[fault]}</p> : null}
      <div className={styles.tools}>
        <Button kind="quiet" onClick={() => files.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {texts.addMedia}
        </Button>
        <Button kind="quiet" onClick={() => onDraft((now) => ({ ...now, article: now.article === null ? emptyArticle : null }))}>
          <FileText aria-hidden="true" />
          {draft.article === null ? texts.addArticle : texts.removeArticle}
        </Button>
        <Button kind="primary" className={styles.post} aria-disabled={isComing} onClick={post}>
          {isComing ? texts.posting : texts.post}
        </Button>
      </div>
      <FileInput
        ref={files}
        name={texts.addMedia}
        accept={mediaAccept}
        multiple
        onFiles={(chosen) => void take(chosen.slice(0, 10 - draft.uploads.length))}
      />
    </section>
  )
}
