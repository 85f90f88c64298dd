import type { Editor } from '@tiptap/react'
import { Bold, Code, Heading2, Italic, List, ListOrdered, Quote, SquareCode, type LucideIcon } from 'lucide-react'
import type { texts } from './texts.ts'

export type ToolbarAction = {
  readonly id: string
  readonly name: keyof typeof texts
  readonly icon: LucideIcon
  readonly keys: string
  readonly isOn: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

/** Each switches something on and off where the cursor is. */
export const toolbarActions: readonly ToolbarAction[] = [
  {
    id: 'bold',
    name: 'bold',
    icon: Bold,
    keys: 'mod+b',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    name: 'italic',
    icon: Italic,
    keys: 'mod+i',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'heading',
    name: 'heading',
    icon: Heading2,
    keys: 'mod+alt+2',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    id: 'bullet-list',
    name: 'bulletList',
    icon: List,
    keys: 'mod+shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'ordered-list',
    name: 'orderedList',
    icon: ListOrdered,
    keys: 'mod+shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    name: 'quote',
    icon: Quote,
    keys: 'mod+shift+b',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'code',
    name: 'code',
    icon: Code,
    keys: 'mod+e',
    isOn: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
]

/** Lines of code; only where texts have some. */
export const codeBlockAction: ToolbarAction = {
  id: 'code-block',
  name: 'codeBlock',
  icon: SquareCode,
  keys: 'mod+alt+c',
  isOn: (editor) => editor.isActive('codeBlock'),
  run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
}
