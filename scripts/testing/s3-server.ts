import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import S3rver from 's3rver'

export type TestS3 = { readonly settings: Readonly<Record<string, string>>; readonly close: () => Promise<void> }

/** An object store of its own on this machine, and the settings with which a server keeps its files there. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(`${tmpdir()}/s3-`)
  const bucket = 'files'
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
  answerOnceWritten(server.store)
  const { port } = await server.run()
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Left alone it answers while the last of a content is still on its way to the disk, and a busy machine finds the object too short. */
function answerOnceWritten(store: S3rver['store']): void {
  const { putPart, putObject } = store
  store.putPart = async (bucket, uploadId, number, content) => {
    const put = await putPart.call(store, bucket, uploadId, number, content)
    await written(`${store.getResourcePath(bucket, undefined, 'uploads')}/${uploadId}/${number}`, put.size)
    return put
  }
  store.putObject = async (object) => {
    const put = await putObject.call(store, object)
    await written(store.getResourcePath(object.bucket, object.key, 'object'), put.size)
    return put
  }
}

async function written(path: string, size: number): Promise<void> {
  while ((await stat(path)).size < size) await wait(5)
}
