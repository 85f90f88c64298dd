export type RichTextEditorProps = {
  /** What is written here; its name for those who listen. */
  readonly label: string
  /** HTML to begin with. For another text give the editor another `key`. */
  readonly start: string
  /** With the HTML after each change; `''` when nothing is left. */
  readonly onChange: (html: string) => void
  /** Shows how long the text is, and how long it may be. */
  readonly count?: { readonly most: number | undefined }
  /** Takes the focus when it stands, with the cursor before the first character. */
  readonly hasFocus?: boolean
  /** `own`: links may also lead to our own pages, for what only our own people read. */
  readonly links?: 'web' | 'own'
  /** Lines of code can be set apart, as lessons need it. */
  readonly hasCodeBlocks?: boolean
  readonly id?: string
  readonly describedBy?: string
}
