import { Archive, CheckSquare } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { NoteLabel } from '../../contract.ts'
import { isBlank } from '../../rules.ts'
import { emptyDraft, type Draft } from '../../rules-draft.ts'
import { notesWords } from '../notes-words.ts'
import type { Place } from '../use-place.ts'
import { NoteForm } from './note-form.tsx'
import styles from './form.module.css'
import { useCreate } from './use-create.ts'
import { useDraft } from './use-draft.ts'

export type NewKind = 'note' | 'list'

type NewNoteProps = {
  readonly place: Place
  readonly labels: readonly NoteLabel[]
  /** What is being begun; nothing while the box is one line. */
  readonly kind: NewKind | undefined
  readonly onBegin: (kind: NewKind) => void
  readonly onDone: () => void
}

/** One line that grows into a note; leaving it in any way keeps what was written. */
export function NewNote({ place, labels, kind, onBegin, onDone }: NewNoteProps): ReactNode {
  const texts = useTexts(notesWords)
  if (kind !== undefined) return <BegunNote place={place} labels={labels} kind={kind} onDone={onDone} />
  return (
    <div className={styles.line}>
      <button type="button" className={styles.begin} onClick={() => onBegin('note')}>
        {texts.takeNote}
      </button>
      <IconButton name={texts.addChecklist} icon={CheckSquare} keys="l" onClick={() => onBegin('list')} />
    </div>
  )
}

type BegunNoteProps = Pick<NewNoteProps, 'place' | 'labels' | 'onDone'> & { readonly kind: NewKind }

function BegunNote({ place, labels, kind, onDone }: BegunNoteProps): ReactNode {
  const texts = useTexts(notesWords)
  const create = useCreate()
  const editor = useDraft(firstDraft(place, kind))
  const box = useRef<HTMLDivElement>(null)
  const [id] = useState(() => crypto.randomUUID())
  /** Set once it was sent, or by the button that archives it right away. */
  const fate = useRef<'open' | 'archive' | 'kept'>('open')
  const { draft } = editor
  const isEmpty = isBlank(draft)

  const keep = useEffectEvent((keepalive: boolean) => {
    if (fate.current === 'kept' || isEmpty) return
    const archive = fate.current === 'archive' || place.view === 'archive'
    fate.current = 'kept'
    void create({ ...draft, checklist: draft.checklist.filter(({ text }) => text.trim() !== ''), id, archive }, { keepalive })
  })
  const done = useEffectEvent(() => onDone())
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(kind === 'list' ? '[data-item]' : 'textarea')?.focus()
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Element && isOutside(target, box.current)) done()
    }
    const onHide = (): void => keep(true)
    document.addEventListener('pointerdown', onPointerDown)
    addEventListener('pagehide', onHide)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      removeEventListener('pagehide', onHide)
      keep(false)
    }
  }, [kind])

  function onKeyDown(event: KeyboardEvent): void {
    const isClosing = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    if (!isClosing || event.defaultPrevented || !box.current?.contains(event.target as Node)) return // keys come from elements
    event.preventDefault()
    onDone()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the fields inside
    <section ref={box} className={styles.begun} aria-label={texts.newNote} onKeyDown={onKeyDown}>
      <NoteForm
        editor={editor}
        labels={labels}
        actions={
          <>
            <IconButton
              name={texts.archiveIt}
              icon={Archive}
              aria-disabled={isEmpty}
              onClick={() => {
                if (isEmpty) return
                fate.current = 'archive'
                onDone()
              }}
            />
            <Button kind="quiet" onClick={onDone}>
              {texts.close}
            </Button>
          </>
        }
      />
    </section>
  )
}

/** Begun inside a label it gets that label. */
function firstDraft({ label }: Place, kind: NewKind): Draft {
  return {
    ...emptyDraft,
    labels: label ? [label.id] : [],
    checklist: kind === 'list' ? [{ id: crypto.randomUUID(), checked: false, text: '' }] : [],
  }
}

/** Menus, hints and dialogs of the form hang at the end of the page, but belong to it. */
function isOutside(target: Element, box: HTMLElement | null): boolean {
  return (
    !box?.contains(target) &&
    target.closest('[data-base-ui-portal], [role=dialog], [role=menu], [role=region][aria-label=Message]') === null
  )
}
