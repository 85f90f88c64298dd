import type { Proof } from '../proof.ts'
import type { Manifest, Package } from './packages.ts'

/** What may be used without giving our own code away or asking anybody. MPL asks for changes to its own files, of which we make none. */
const allowedLicences = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense'.split(' '),
)

/** Whether an SPDX expression can be kept: all parts of an «and», one part of an «or». */
export function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowedLicences.has(name.trim())))
}

export function proveVersions({ dependencies, devDependencies, optionalDependencies }: Manifest): Proof {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const loose = versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  return proof(
    'versions are exact',
    loose.map(([name, version]) => `${name} ${version}`),
    `${versions.length} in package.json`,
  )
}

export function proveIntegrity(packages: readonly Package[]): Proof {
  const open = packages.filter(({ integrity }) => !integrity.startsWith('sha512-'))
  return proof(
    'every package is known by its digest',
    open.map(({ name }) => name),
    `${packages.length} in the lockfile`,
  )
}

export function proveLicences(packages: readonly Package[]): Proof {
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  const kinds = new Set(packages.map(({ licence }) => licence)).size
  return proof(
    'licences are allowed',
    refused.map(({ name, licence }) => `${name} (${licence || 'none'})`),
    `${kinds} kinds`,
  )
}

export function proveScripts(packages: readonly Package[], { allowScripts }: Manifest): Proof {
  const scripts = packages.filter(({ hasScript }) => hasScript)
  const unknown = scripts.filter(({ name }) => !Object.hasOwn(allowScripts, name))
  const figures = `${scripts.length} packages have one, ${scripts.filter(({ name }) => allowScripts[name]).length} may run it`
  return proof(
    'install scripts are decided one by one',
    unknown.map(({ name }) => name),
    figures,
  )
}

/** A slip of each kind, which the rules above must find. */
export function proveControl(manifest: Manifest, packages: readonly Package[]): Proof {
  const slip: Package = { name: 'planted', version: '1.0.0', licence: 'SSPL-1.0', integrity: '', isForUs: false, hasScript: true }
  const loose = { ...manifest, dependencies: { ...manifest.dependencies, planted: '^1.0.0' } }
  const more = [...packages, slip]
  const rules = [proveVersions(loose), proveIntegrity(more), proveLicences(more), proveScripts(more, manifest)]
  const found = rules.filter(({ isTrue }) => !isTrue).length
  return { title: 'control: a planted slip of each kind is found', isTrue: found === rules.length, figures: `${found} of ${rules.length}` }
}

function proof(title: string, faults: readonly string[], figures: string): Proof {
  return { title, isTrue: faults.length === 0, figures: faults.length === 0 ? figures : `${figures}; ${faults.join(', ')}` }
}
