import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import { linkReaders } from './editor-content.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { LinkButton } from './link-button.tsx'
import { richTextWords } from './rich-text-words.ts'
import styles from './rich-text.module.css'
import type { ToolbarAction } from './toolbar-actions.ts'

type EditorToolbarProps = {
  readonly editor: Editor
  readonly label: string
  readonly links: NonNullable<RichTextEditorProps['links']>
  readonly actions: readonly ToolbarAction[]
}

/** One stop for Tab, arrows from button to button. */
export function EditorToolbar({ editor, label, links, actions }: EditorToolbarProps): ReactNode {
  const texts = useTexts(richTextWords)
  const words = useTexts(sharedWords)
  const state = useEditorState({ editor, selector: () => stateOf(editor, actions) })
  return (
    <Toolbar.Root className={styles.toolbar} aria-label={fill(texts.toolbar, { label })}>
      {actions.map(({ id, name, icon, keys, run }) => (
        <Toolbar.Button
          key={id}
          aria-pressed={state.on.includes(id)}
          onClick={() => run(editor)}
          render={<IconButton name={texts[name]} icon={icon} keys={keys} />}
        />
      ))}
      <LinkButton editor={editor} read={linkReaders[links]} />
      <span className={styles.steps}>
        <Toolbar.Button
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
          render={<IconButton name={words.undo} icon={Undo2} keys="mod+z" />}
        />
        <Toolbar.Button
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
          render={<IconButton name={words.redo} icon={Redo2} keys="mod+shift+z" />}
        />
      </span>
    </Toolbar.Root>
  )
}

type ToolbarState = { readonly on: readonly string[]; readonly canUndo: boolean; readonly canRedo: boolean }

/** Before it stands on the page, and when it has gone, an editor can undo nothing. */
function stateOf(editor: Editor, actions: readonly ToolbarAction[]): ToolbarState {
  return {
    on: actions.filter((action) => action.isOn(editor)).map(({ id }) => id),
    canUndo: !editor.isDestroyed && editor.can().undo(),
    canRedo: !editor.isDestroyed && editor.can().redo(),
  }
}
