import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { digestOf } from './builds.ts'
import { packagesIn, type Manifest, type Package } from './packages.ts'
import { isAllowed, proveIntegrity, proveLicences, proveScripts, proveVersions } from './rules.ts'
import { sbomOf } from './sbom.ts'

const manifest: Manifest = {
  name: 'product',
  version: '1.0.0',
  dependencies: { a: '1.2.3' },
  devDependencies: { b: '1.0.0-beta.2' },
  optionalDependencies: {},
  allowScripts: { 'with-script': false },
}
const one: Package = { name: '@x/a', version: '1.2.3', integrity: 'sha512-AAEC', licence: 'MIT', isForUs: false, hasScript: false }

it.each([
  ['a version that may move', proveVersions(manifest), proveVersions({ ...manifest, dependencies: { a: '^1.2.3' } })],
  ['a package without a digest', proveIntegrity([one]), proveIntegrity([one, { ...one, integrity: '' }])],
  ['a weak digest', proveIntegrity([one]), proveIntegrity([{ ...one, integrity: 'sha1-AAEC' }])],
  ['a licence that asks for our code', proveLicences([one]), proveLicences([{ ...one, licence: 'AGPL-3.0' }])],
  ['a package without a licence', proveLicences([one]), proveLicences([{ ...one, licence: '' }])],
  [
    'an install script nobody decided about',
    proveScripts([{ ...one, name: 'with-script', hasScript: true }], manifest),
    proveScripts([{ ...one, hasScript: true }], manifest),
  ],
])('%s is told', (_, good, bad) => {
  expect([good.isTrue, bad.isTrue]).toEqual([true, false])
})

it('of licences to choose from one must be allowed, of licences together all', () => {
  expect(['(GPL-3.0 OR MIT)', 'MIT AND OFL-1.1', 'MIT AND GPL-3.0', 'GPL-3.0 OR LGPL-3.0'].map(isAllowed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('the lockfile is read with names of all kinds; what ships anywhere is not only ours', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-AAEC', license: 'MIT' }
  const lockfile = { packages: { '': {}, 'node_modules/@x/a': { ...entry, dev: true }, 'node_modules/b/node_modules/@x/a': entry } }

  expect(packagesIn(JSON.stringify(lockfile))).toEqual([{ ...one, version: '1.0.0' }])
})

it('the list of parts has address, digest and licence of each', () => {
  const { components, dependencies } = JSON.parse(
    sbomOf(manifest, [one, { ...one, name: 'b', licence: '(MIT OR CC0-1.0)', isForUs: true }]),
  ) as {
    components: unknown[]
    dependencies: unknown[]
  }

  expect(components).toEqual([
    expect.objectContaining({
      purl: 'pkg:npm/%40x/a@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ license: { id: 'MIT' } }],
    }),
    expect.objectContaining({ purl: 'pkg:npm/b@1.2.3', scope: 'excluded', licenses: [{ expression: '(MIT OR CC0-1.0)' }] }),
  ])
  expect(dependencies).toEqual([{ ref: 'pkg:npm/product@1.0.0', dependsOn: ['pkg:npm/%40x/a@1.2.3'] }])
})

it('one other byte or name makes another digest', () => {
  const folder = (name: string, content: string): string => {
    const home = process.cwd()
    process.chdir(mkdtempSync(`${tmpdir()}/supply-`))
    try {
      writeFileSync(name, content)
      return digestOf(['.']).digest
    } finally {
      process.chdir(home)
    }
  }
  expect(folder('a', 'x')).toBe(folder('a', 'x'))
  expect(new Set([folder('a', 'x'), folder('a', 'y'), folder('b', 'x')]).size).toBe(3)
})
