import type { Readable } from 'node:stream'

/** An object on its way into the store: its key, and what the store told when it was begun. */
type BegunObject = { readonly key: string; readonly state: string }
export type ObjectPiece = { readonly number: number; readonly offset: number; readonly size: number }
type SentPiece = { readonly number: number; readonly mark: string }
export type Range = { readonly first: number; readonly last: number }
export type StoredObject = { readonly key: string; readonly madeAt: Date }

/** Keeps contents under keys that say nothing about them. A key is written once; what it holds never changes. */
export type ObjectStore = {
  /** Throws a sentence for the operator where nothing could be kept on this machine. */
  readonly check: () => Promise<void>
  readonly begin: (key: string) => Promise<string>
  /** Resolves once the piece is safe, to what the store calls it. Sent again it takes the place of the first. */
  readonly putPiece: (object: BegunObject, piece: ObjectPiece, content: Readable) => Promise<string>
  /** From now on the object can be read; `size` is what must be there. */
  readonly finish: (object: BegunObject, pieces: readonly SentPiece[], size: number) => Promise<void>
  readonly abort: (object: BegunObject) => Promise<void>
  /** Throws where there is none, rather than being empty. */
  readonly read: (key: string, range?: Range) => Promise<Readable>
  /** One that is not there is as good as removed. */
  readonly remove: (key: string) => Promise<void>
  readonly list: () => AsyncIterable<StoredObject>
  readonly stop: () => void
}
