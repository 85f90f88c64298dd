import type { Translated } from '../../../kit/texts.ts'
import type { texts as original } from './texts.ts'

export const texts: Translated<typeof original> = {
  undone: 'Rückgängig gemacht: {text}',
  redone: 'Wiederholt: {text}',
  undoFailed: 'Konnte nicht rückgängig gemacht werden: {text}. Sie können es nochmals versuchen.',
  redoFailed: 'Konnte nicht wiederholt werden: {text}. Sie können es nochmals versuchen.',
  alreadyUndone: 'Das ist bereits rückgängig gemacht.',
  laterFirst: 'Danach kam noch etwas. Machen Sie das Letzte zuerst rückgängig.',
  undoStep: 'Rückgängig: {text}',
  redoStep: 'Wiederholen: {text}',
  nothingToUndo: 'Nichts rückgängig zu machen',
  nothingToRedo: 'Nichts zu wiederholen',
  history: 'Was Sie getan haben',
  historyEmpty: 'Was Sie ändern, steht hier und lässt sich rückgängig machen.',
  undoToHere: 'Bis hierher rückgängig machen',
}
