import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** Makes an authority of one's own (`ca.pem`) and two certificates for this machine: `good.pem` and `expired.pem`. */
export async function makeCertificates(folder: string): Promise<void> {
  const openssl = (...flags: readonly string[]): Promise<unknown> => run('openssl', flags, { cwd: folder })
  await openssl('req', '-x509', ...newKey, '-keyout', 'ca-key.pem', '-out', 'ca.pem', '-subj', '/CN=Test', '-days', '2')
  for (const [name, days] of [
    ['good', '2'],
    ['expired', '-1'],
  ] as const) {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
    await openssl('req', ...newKey, '-keyout', `${name}-key.pem`, '-out', `${name}.csr`, ...subject)
    const signed = ['-in', `${name}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca-key.pem', '-out', `${name}.pem`, '-days', days]
    await openssl('x509', '-req', ...signed, '-copy_extensions', 'copy')
  }
}
