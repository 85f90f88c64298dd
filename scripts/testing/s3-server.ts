import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import S3rver from 's3rver'

export type TestS3 = { readonly settings: Readonly<Record<string, string>>; readonly close: () => Promise<void> }

/** An object store of its own on this machine, and the settings with which a server keeps its files there. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(`${tmpdir()}/s3-`)
  const bucket = 'files'
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
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
