import { Check, Copy, FileJson, Sheet, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SwitchField } from '../../../../ui/switch-field.tsx'
import { boardColors, type Board } from '../../board.ts'
import type { BoardChanges } from '../board/use-board-changes.ts'
import { boardWords } from '../board-words.ts'
import '../colours.css'
import { LabelSettings } from './label-settings.tsx'
import styles from './settings.module.css'
import { useWholeBoard } from './use-whole-board.ts'

type SettingsDrawerProps = { readonly board: Board; readonly changes: BoardChanges; readonly onClose: () => void }

/** What is set for a board, and what is done with it as a whole. */
export function SettingsDrawer({ board, changes, onClose }: SettingsDrawerProps): ReactNode {
  const texts = useTexts(boardWords)
  const { copy, isCopying, exportAs, remove } = useWholeBoard(board, onClose)
  const { color, subscribed, cardCoverImages } = board.settings
  return (
    <Dialog title={texts.settings} isOpen onClose={onClose} side="right" size="small">
      <div className={styles.parts}>
        <SwitchField
          label={texts.covers}
          hint={texts.coversHint}
          isOn={cardCoverImages}
          onChange={(isOn) => changes.set({ cardCoverImages: isOn })}
        />
        <SwitchField
          label={texts.subscribe}
          hint={texts.subscribeHint}
          isOn={subscribed}
          onChange={(isOn) => changes.set({ subscribed: isOn })}
        />
        <section className={styles.part}>
          <h3 className={styles.heading}>{texts.colour}</h3>
          <ColourChoices chosen={color} onChoose={(next) => changes.set({ color: next })} />
        </section>
        <section className={styles.part}>
          <h3 className={styles.heading}>{texts.labels}</h3>
          <LabelSettings board={board} changes={changes} />
        </section>
        <section className={styles.part}>
          <Button aria-disabled={isCopying} onClick={copy}>
            <Copy aria-hidden="true" />
            {texts.copyBoard}
          </Button>
          <Button onClick={() => void exportAs('json')}>
            <FileJson aria-hidden="true" />
            {texts.exportJson}
          </Button>
          <Button onClick={() => void exportAs('csv')}>
            <Sheet aria-hidden="true" />
            {texts.exportCsv}
          </Button>
          <Button kind="danger" onClick={() => void remove()}>
            <Trash2 aria-hidden="true" />
            {texts.deleteBoard}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}

type Colour = Board['settings']['color']

function ColourChoices({ chosen, onChoose }: { readonly chosen: Colour; readonly onChoose: (colour: Colour) => void }): ReactNode {
  const texts = useTexts(boardWords)
  const names: Readonly<Record<Colour, string>> = {
    '': texts.colourNone,
    red: texts.colourRed,
    orange: texts.colourOrange,
    yellow: texts.colourYellow,
    green: texts.colourGreen,
    teal: texts.colourTeal,
    blue: texts.colourBlue,
    purple: texts.colourPurple,
    gray: texts.colourGray,
  }
  return (
    <div className={styles.colours} role="group" aria-label={texts.colour}>
      {boardColors.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          data-hue={colour}
          aria-pressed={colour === chosen}
          aria-label={names[colour]}
          title={names[colour]}
          onClick={() => onChoose(colour)}
        >
          {colour === chosen ? <Check aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  )
}
