import type { ReactNode, Ref } from 'react'

type FileInputProps = {
  readonly ref: Ref<HTMLInputElement>
  /** What the button that opens it is called. */
  readonly name: string
  readonly accept?: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The browser's own way to choose files; it shows nothing, a button opens it. The same file can be chosen again and again. */
export function FileInput({ ref, name, accept, multiple, onFiles }: FileInputProps): ReactNode {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={name}
      accept={accept}
      multiple={multiple}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  )
}
