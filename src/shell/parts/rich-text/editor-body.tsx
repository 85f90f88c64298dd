import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { harmlessHtml } from '../safe-html/sanitise.ts'
import { contentOf, extensionsBy, htmlOf } from './editor-content.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import type { RichTextEditorProps } from './editor-props.ts'
import { richTextWords } from './rich-text-words.ts'
import { codeBlockAction, toolbarActions } from './toolbar-actions.ts'
import styles from './rich-text.module.css'

/** The editor itself, fetched when the first one is needed. */
export function EditorBody({
  label,
  start,
  onChange,
  count,
  hasFocus = false,
  links = 'web',
  hasCodeBlocks = false,
  id,
  describedBy,
}: RichTextEditorProps): ReactNode {
  const editor = useEditor({
    extensions: extensionsBy[links],
    content: contentOf(start, extensionsBy[links]),
    // The content-security policy allows no inline styles; ours are in the style sheet.
    injectCSS: false,
    // Whoever types elsewhere already is not interrupted.
    autofocus: hasFocus && !(document.activeElement instanceof HTMLInputElement) ? 'start' : false,
    editorProps: {
      attributes: {
        class: styles['text'] ?? '',
        'aria-label': label,
        'aria-multiline': 'true',
        ...(id === undefined ? {} : { id }),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: harmlessHtml,
    },
    onUpdate: (event) => onChange(htmlOf(event.editor)),
  })
  return (
    <div className={styles.editor}>
      <EditorToolbar
        editor={editor}
        label={label}
        links={links}
        actions={hasCodeBlocks ? [...toolbarActions, codeBlockAction] : toolbarActions}
      />
      <EditorContent editor={editor} />
      {count === undefined ? null : <Count editor={editor} most={count.most} />}
    </div>
  )
}

function Count({ editor, most }: { readonly editor: Editor; readonly most: number | undefined }): ReactNode {
  const texts = useTexts(richTextWords)
  const formats = useFormats()
  const length = useEditorState({ editor, selector: () => lengthOf(editor) })
  const count = formats.number(length)
  return (
    <p className={styles.count} data-over={most !== undefined && length > most ? '' : undefined}>
      {most === undefined ? fill(texts.count, { count }) : fill(texts.countOf, { count, most: formats.number(most) })}
    </p>
  )
}

function lengthOf({ state: { doc } }: Editor): number {
  return doc.textBetween(0, doc.content.size, '\n').length
}
