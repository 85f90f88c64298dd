import type { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { ObjectStore, StoredObject } from './object-store-port.ts'

type Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}
type Way = { readonly sdk: typeof Sdk; readonly client: Sdk.S3Client }

/** An object store that speaks S3: each piece is a part of a multipart upload. The SDK is only loaded where one is used. */
export function createS3Store(settings: Settings): ObjectStore {
  const { bucket: Bucket } = settings
  let way: Promise<Way> | undefined
  const open = (): Promise<Way> => (way ??= connected(settings))
  const finishing = new Map<string, Promise<void>>()
  const finish: ObjectStore['finish'] = async ({ key: Key, state: UploadId }, pieces, size) => {
    const { sdk, client } = await open()
    const Parts = pieces.map(({ number, mark }) => ({ PartNumber: number + 1, ETag: mark }))
    // Asked to finish a second time the upload is gone; then what is there must be it.
    await client.send(new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } })).catch(ignoreMissing)
    const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    if (ContentLength !== size) throw new Error('the object is not as long as it should be')
  }
  return {
    // Elsewhere: that it cannot be reached is told while the rest goes on.
    check: async () => {},
    begin: async (Key) => {
      const { sdk, client } = await open()
      const { UploadId = '' } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }))
      return UploadId
    },
    putPiece: async ({ key: Key, state: UploadId }, { number, size }, Body) => {
      const { sdk, client } = await open()
      const part = { Bucket, Key, UploadId, PartNumber: number + 1, ContentLength: size, Body }
      // A line that breaks off must end the request to the store too, which would wait for the rest for ever.
      const cut = new AbortController()
      Body.once('error', (error) => cut.abort(error))
      if (Body.errored) throw Body.errored
      const { ETag = '' } = await client.send(new sdk.UploadPartCommand(part), { abortSignal: cut.signal })
      return ETag
    },
    // Not every store can be asked to finish an upload twice at once; whoever comes second waits for the first.
    finish: (object, pieces, size) => {
      const begun = finishing.get(object.key) ?? finish(object, pieces, size).finally(() => finishing.delete(object.key))
      finishing.set(object.key, begun)
      return begun
    },
    abort: async ({ key: Key, state: UploadId }) => {
      const { sdk, client } = await open()
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ignoreUnable)
    },
    read: async (Key, range) => {
      const { sdk, client } = await open()
      const Range = range && `bytes=${range.first}-${range.last}`
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }))
      if (!Body) throw new Error('the store sent nothing')
      return Body as Readable // in Node it is one
    },
    remove: async (Key) => {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(ignoreMissing)
    },
    list: () => listed(open, Bucket),
    stop: () => void way?.then(({ client }) => client.destroy()),
  }
}

async function connected({ endpoint, region, accessKeyId, secretAccessKey }: Settings): Promise<Way> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What comes as a stream cannot be sent a second time; the browser sends its piece again.
    maxAttempts: 1,
  })
  // NOTE a body that streams past cannot be hashed before it is sent; the line itself is encrypted.
  client.middlewareStack.add(
    (next) => (args) => {
      if (isRequest(args.request) && args.request.method === 'PUT') args.request.headers['x-amz-content-sha256'] = 'UNSIGNED-PAYLOAD'
      return next(args)
    },
    { step: 'build', name: 'unsignedBodies' },
  )
  return { sdk, client }
}

function isRequest(request: unknown): request is { method: string; headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request && 'method' in request
}

async function* listed(open: () => Promise<Way>, Bucket: string): AsyncIterable<StoredObject> {
  const { sdk, client } = await open()
  let token: string | undefined
  do {
    const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, ...(token === undefined ? {} : { ContinuationToken: token }) }))
    for (const { Key, LastModified } of page.Contents ?? []) if (Key && LastModified) yield { key: Key, madeAt: LastModified }
    token = page.NextContinuationToken
  } while (token !== undefined)
}

/** Some stores cannot give up an upload when told to; they drop it by a rule of their own. */
function ignoreUnable(error: unknown): undefined {
  if (!(error instanceof Error) || error.name !== 'MethodNotAllowed') return ignoreMissing(error)
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof Error) || !/^NoSuch(Key|Upload)$|^NotFound$/.test(error.name)) throw error
}
