import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tellProofs, type Proof } from './proof.ts'
import { proveBuild } from './supply/builds.ts'
import { packagesIn, readManifest } from './supply/packages.ts'
import { proveControl, proveIntegrity, proveLicences, proveScripts, proveVersions } from './supply/rules.ts'
import { sbomOf } from './supply/sbom.ts'

// What the product is made of, and that the same source makes the same product. `--quick` leaves out the two builds.
const isQuick = process.argv.includes('--quick')
const place = '.local/sbom.cdx.json'

await tellProofs(everything())

async function* everything(): AsyncGenerator<readonly Proof[]> {
  const manifest = readManifest()
  const packages = packagesIn(readFileSync('package-lock.json', 'utf8'))
  yield [proveVersions(manifest), proveIntegrity(packages), proveLicences(packages), proveScripts(packages, manifest)]
  yield [proveControl(manifest, packages)]
  mkdirSync('.local', { recursive: true })
  writeFileSync(place, sbomOf(manifest, packages))
  console.log(`      ${packages.length} packages listed in ${place} (CycloneDX 1.6)`)
  if (!isQuick) yield [await proveBuild(['dist', 'dist-server'])]
}
