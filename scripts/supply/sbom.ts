import type { Manifest, Package } from './packages.ts'

/** What the product is made of, as CycloneDX 1.6. The same lockfile gives the same text: no clock, no random number. */
export function sbomOf({ name, version }: Manifest, packages: readonly Package[]): string {
  const product = `pkg:npm/${name}@${version}`
  const shipped = packages.filter(({ isForUs }) => !isForUs)
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product, name, version, purl: product } },
    components: packages.map(componentOf),
    dependencies: [{ ref: product, dependsOn: shipped.map(addressOf) }],
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function addressOf({ name, version }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(one: Package): object {
  const { name, version, integrity, licence, isForUs } = one
  return {
    type: 'library',
    'bom-ref': addressOf(one),
    name,
    version,
    scope: isForUs ? 'excluded' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: [/ (OR|AND) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    purl: addressOf(one),
  }
}
