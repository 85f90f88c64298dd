import type { ReactNode } from 'react'
import styles from './messages.module.css'
import type { Message } from './messages.ts'

export function MessageDetail({ message }: { readonly message: Message }): ReactNode {
  return (
    <article className={styles.article}>
      <h2>{message.subject}</h2>
      <p className={styles.meta}>{message.from}, to me</p>
      <p>{message.text}</p>
    </article>
  )
}
