/** What a file with columns holds. A column has an id where the format knows what it means, else its title is its id. */
export type Table = { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
export type Column = { readonly id: string; readonly title: string }

/** Columns that somebody has to match, or things that the format could read as they are. */
export type Content<Row> = { readonly kind: 'table'; readonly table: Table } | { readonly kind: 'rows'; readonly rows: readonly Row[] }

/** A kind of file that can be read. */
export type SourceFormat<Row> = {
  readonly id: string
  /** As people call it, in every language. */
  readonly title: string
  /** How its files end, without the dot; the first one is written. */
  readonly extensions: readonly string[]
  readonly type: string
  /** Whether a text looks like it. */
  readonly detect: (text: string) => boolean
  /** Throws where the text is broken. */
  readonly read: (text: string) => Content<Row>
  /** Instead of `read` where a file is more than text, or where reading it takes something that is fetched first. */
  readonly readBytes?: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content<Row>>
}

/** A kind of file that can be read and written. An app adds its own. */
export type Format<Row> = SourceFormat<Row> & { readonly write: (rows: readonly Row[], table: Table) => string }

/** By its ending if the text does not contradict, else by what it looks like. */
export function formatFor<Row>(formats: readonly SourceFormat<Row>[], name: string, text: string): SourceFormat<Row> | undefined {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const named = formats.filter(({ extensions }) => extensions.includes(ending))
  return named.find(({ detect }) => detect(text)) ?? formats.find(({ detect }) => detect(text)) ?? named[0]
}
