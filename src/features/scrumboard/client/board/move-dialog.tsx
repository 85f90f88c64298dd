import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { boardWords } from '../board-words.ts'
import { useBoardSurroundings } from './board-surroundings.ts'
import styles from './move-dialog.module.css'

type MoveDialogProps = { readonly cardIds: readonly string[]; readonly onClose: () => void }

/** Asks for a list and a place in it. */
export function MoveDialog({ cardIds, onClose }: MoveDialogProps): ReactNode {
  const texts = useTexts(boardWords)
  const id = useId()
  const { board, changes } = useBoardSurroundings()
  const [first = ''] = cardIds
  const own = board.lists.find(({ idCards }) => idCards.includes(first))
  const [listId, setListId] = useState(own?.id ?? '')
  const [at, setAt] = useState(String(own?.idCards.indexOf(first) ?? 0))
  const others = (board.lists.find((list) => list.id === listId)?.idCards ?? []).filter((card) => !cardIds.includes(card))
  const places = Array.from({ length: others.length + 1 }, (_, place) => ({
    value: String(place),
    label: place === others.length && place > 0 ? fill(texts.positionEnd, { number: place + 1 }) : String(place + 1),
  }))
  const chosen = Math.min(Number(at), others.length)

  function move(event: SubmitEvent): void {
    event.preventDefault()
    // Counted among those that stay, so all cards show to the move and only the ones that go are left out.
    const shown = board.lists.map((list) => ({
      id: list.id,
      idCards: list.idCards.filter((card) => card === first || !cardIds.includes(card)),
    }))
    changes.moveCards(board, shown, { id: first, together: cardIds, to: { list: listId, at: chosen } })
    onClose()
  }
  const title = cardIds.length === 1 ? texts.moveTitle : fill(texts.moveTitleMany, { count: cardIds.length })
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {texts.move}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={move}>
        <SelectField
          id={`${id}-list`}
          label={texts.list}
          options={board.lists.map((list) => ({ value: list.id, label: list.name }))}
          value={listId}
          onChange={(value) => {
            setListId(value)
            setAt(String(board.lists.find((list) => list.id === value)?.idCards.length ?? 0))
          }}
        />
        <SelectField id={`${id}-place`} label={texts.position} options={places} value={String(chosen)} onChange={setAt} />
      </form>
    </Dialog>
  )
}
