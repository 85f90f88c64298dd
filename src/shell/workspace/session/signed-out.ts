import styles from './signed-out.module.css'

/** As long as other messages stay. */
const shownFor = 6000

/** Says on the page one comes to that the session is over. Plain, because nothing of the workspace is left by then; it is also announced. */
export function showSignedOut(text: string): void {
  const message = document.createElement('div')
  message.className = styles['message'] ?? ''
  message.textContent = text
  message.ariaHidden = 'true'
  document.body.append(message)
  setTimeout(() => message.remove(), shownFor)
}
