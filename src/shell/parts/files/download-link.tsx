import type { ReactNode } from 'react'
import { fileIdIn } from '../../../kit/file-contract.ts'
import styles from './download-link.module.css'
import { safeName } from './safe-name.ts'
import { useDownload } from './use-download.ts'

type DownloadLinkProps = {
  readonly address: string
  /** What it is called on the reader's machine. */
  readonly name: string
  readonly className: string | undefined
  /** Its name for those who listen, where it shows only a picture. */
  readonly label?: string
  readonly title?: string
  readonly children: ReactNode
}

/** Gives a file to the reader. One of ours needs the token, which a link cannot send. */
export function DownloadLink({ address, name, className = '', label, title, children }: DownloadLinkProps): ReactNode {
  const download = useDownload()
  const look = { className: `${styles.download} ${className}`, 'aria-label': label, title }
  if (fileIdIn(address) === undefined) {
    return (
      <a {...look} href={address} download={safeName(name)}>
        {children}
      </a>
    )
  }
  return (
    <button type="button" {...look} onClick={() => void download({ address, name })}>
      {children}
    </button>
  )
}
