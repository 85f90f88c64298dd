import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { sharedWords } from '../words/shared-words.ts'
import { rowsToRun, type ImportPlan } from './import-plan.ts'
import { ChooseStep } from './steps/choose-step.tsx'
import { MatchStep } from './steps/match-step.tsx'
import { PreviewStep } from './steps/preview-step.tsx'
import { ProgressStep } from './steps/progress-step.tsx'
import { ReportStep } from './steps/report-step.tsx'
import { StepHeading } from './steps/step-heading.tsx'
import { transferWords } from './transfer-words.ts'
import { useImport, type ImportFlow } from './use-import.ts'

type ImportWizardProps<Row> = { readonly plan: ImportPlan<Row>; readonly isOpen: boolean; readonly onClose: () => void }

/** From a file to entries: choose, match, check, import, take back. Nothing leaves the machine before the import runs. */
export function ImportWizard<Row>({ plan, isOpen, onClose }: ImportWizardProps<Row>): ReactNode {
  const flow = useImport(plan)
  const { state } = flow

  function close(): void {
    // What runs is ended in order, so that the report can say what happened.
    if (state.step === 'running') return flow.stop()
    flow.startOver()
    onClose()
  }

  return (
    <Dialog title={plan.title} isOpen={isOpen} onClose={close} size="wide" footer={<Actions flow={flow} onClose={close} />}>
      <StepHeading key={state.step} step={state.step} />
      <Step plan={plan} flow={flow} onClose={close} />
    </Dialog>
  )
}

type StepProps<Row> = { readonly plan: ImportPlan<Row>; readonly flow: ImportFlow<Row>; readonly onClose: () => void }

function Step<Row>({ plan, flow, onClose }: StepProps<Row>): ReactNode {
  const texts = useTexts(transferWords)
  const announce = useAnnounce()
  const { state } = flow
  switch (state.step) {
    case 'choose':
      return <ChooseStep formats={plan.formats} state={state} onChange={flow.changeSource} onTooLarge={flow.refuseLarge} />
    case 'match':
      return <MatchStep fields={plan.fields} state={state} onChange={flow.changeMapping} />
    case 'checking':
    case 'running':
      return <ProgressStep name={state.step === 'running' ? texts.running : texts.checking} done={state.done} total={state.total} />
    case 'preview':
      return <PreviewStep checked={state.checked} isPointless={state.isPointless} />
    case 'report':
      return (
        <ReportStep
          title={plan.title}
          report={state.report}
          onUndo={() => {
            void flow.undo().then((isUndone) => {
              if (!isUndone) return
              announce(texts.undone)
              onClose()
            })
          }}
        />
      )
  }
}

function Actions<Row>({ flow, onClose }: { readonly flow: ImportFlow<Row>; readonly onClose: () => void }): ReactNode {
  const texts = useTexts(transferWords)
  const words = useTexts(sharedWords)
  const { number } = useFormats()
  const { state } = flow
  if (state.step === 'report') {
    return (
      <Button kind="primary" onClick={onClose}>
        {words.close}
      </Button>
    )
  }
  if (state.step === 'running') return <Button onClick={flow.stop}>{texts.stop}</Button>
  if (state.step === 'checking') return <Button onClick={onClose}>{words.cancel}</Button>
  const count = state.step === 'preview' ? rowsToRun(state.checked).length : 0
  const importing = count === 1 ? texts.importOne : fill(texts.importMany, { count: number(count) })
  return (
    <>
      <Button kind="primary" onClick={flow.goOn}>
        {state.step === 'preview' ? importing : texts.next}
      </Button>
      {state.step === 'choose' ? <Button onClick={onClose}>{words.cancel}</Button> : <Button onClick={flow.goBack}>{texts.back}</Button>}
    </>
  )
}
