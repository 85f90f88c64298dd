const name = 'leave-question'

/** Asked of whatever is on the page before somebody is led away from it by something else than a link. */
type LeaveQuestion = CustomEvent<Promise<boolean>[]>

/** Whether everything on the page may be left. Where nothing has a question of its own, `ask` is asked. */
export async function mayLeave(ask?: () => Promise<boolean>): Promise<boolean> {
  const question: LeaveQuestion = new CustomEvent(name, { detail: [] })
  dispatchEvent(question)
  const answers = question.detail
  if (answers.length === 0) return ask ? ask() : true
  return (await Promise.all(answers)).every(Boolean)
}

/** Answers such questions until stopped. */
export function answerLeaving(answer: () => Promise<boolean>): () => void {
  // Only this file dispatches events of this name.
  const listen = (event: Event): void => void (event as LeaveQuestion).detail.push(answer())
  addEventListener(name, listen)
  return () => removeEventListener(name, listen)
}
