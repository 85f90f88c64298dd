import type { Config } from './config.ts'
import { createFolderStore } from './object-store-folder.ts'
import type { ObjectStore } from './object-store-port.ts'
import { createS3Store } from './object-store-s3.ts'

/** Where nothing is said of folders, in development: beside the local database. */
const localFolder = '.local/files'

export function createObjectStore(config: Config): ObjectStore {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket = '', S3_REGION: region } = config
  if (endpoint === undefined) return createFolderStore(config.FILES_FOLDER ?? localFolder)
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = config
  return createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}
