import { Toolbar } from '@base-ui/react/toolbar'
import { useEditorState, type Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTexts } from '../../language.tsx'
import '../form/field-scale.css'
import { sharedWords } from '../words/shared-words.ts'
import type { linkAddress } from './link-address.ts'
import { richTextWords } from './rich-text-words.ts'
import styles from './rich-text.module.css'

/** Makes a link of what is selected, or changes the one under the cursor. */
export function LinkButton({ editor, read }: { readonly editor: Editor; readonly read: typeof linkAddress }): ReactNode {
  const texts = useTexts(richTextWords)
  const [isOpen, setOpen] = useState(false)
  const address = useEditorState({ editor, selector: () => String(editor.getAttributes('link')['href'] ?? '') })

  function set(next: string | undefined): void {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (next === undefined) chain.unsetLink().run()
    else if (editor.state.selection.empty && address === '') chain.insertContent(linkedText(next)).run()
    else chain.setLink({ href: next }).run()
    setOpen(false)
  }

  const button = <IconButton name={texts.link} icon={Link} aria-pressed={address !== ''} />
  return (
    <Popover name={texts.link} align="start" isOpen={isOpen} onOpenChange={setOpen} trigger={<Toolbar.Button render={button} />}>
      <LinkForm key={address} address={address} read={read} onSet={set} />
    </Popover>
  )
}

type LinkFormProps = {
  readonly address: string
  readonly read: typeof linkAddress
  readonly onSet: (address: string | undefined) => void
}

function LinkForm({ address, read, onSet }: LinkFormProps): ReactNode {
  const texts = useTexts(richTextWords)
  const words = useTexts(sharedWords)
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [isRefused, setRefused] = useState(false)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    // For React this form is inside the form the editor belongs to.
    event.stopPropagation()
    const next = read(typed)
    setRefused(next === undefined)
    if (next !== undefined) onSet(next)
  }

  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id={id}
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={isRefused ? texts.linkWrong : undefined}
        value={typed}
        onChange={setTyped}
        length={32}
        inputMode="url"
      />
      <div className={styles.linkActions}>
        <Button type="submit" kind="primary">
          {words.apply}
        </Button>
        {address === '' ? null : <Button onClick={() => onSet(undefined)}>{texts.removeLink}</Button>}
      </div>
    </form>
  )
}

function linkedText(address: string): object {
  return { type: 'text', text: address.replace(/^(?:mailto|tel):/, ''), marks: [{ type: 'link', attrs: { href: address } }] }
}
