declare module 's3rver' {
  type Options = {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string }[]
  }
  type Stored = { readonly size: number }
  /** An object store that speaks S3, for tests. */
  export default class S3rver {
    constructor(options: Options)
    readonly store: {
      putPart: (bucket: string, uploadId: string, number: number, content: unknown) => Promise<Stored>
      putObject: (object: { readonly bucket: string; readonly key: string }) => Promise<Stored>
      getResourcePath: (bucket: string, key: string | undefined, resource: string) => string
    }
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
