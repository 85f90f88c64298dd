import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError, readConfig, settingNames } from '../../src/platform/config.ts'
import { lastOf, pairsOf, stagesOf } from './containerfile.ts'

/** The files that say how the product is installed; tests put other contents into it. */
export type DeployTree = {
  readonly read: (path: string) => string
  readonly exists: (path: string) => boolean
  readonly list: (folder: string) => readonly string[]
}

export function deployTree(root: string): DeployTree {
  return {
    read: (path) => readFileSync(join(root, path), 'utf8'),
    exists: (path) => existsSync(join(root, path)),
    list: (folder) => readdirSync(join(root, folder)).toSorted(),
  }
}

/** What the image fixes for everything that runs in it. */
export type Image = { readonly env: Readonly<Record<string, string>>; readonly user: string }

export function imageOf(tree: DeployTree): Image {
  const stage = stagesOf(tree.read('Containerfile')).at(-1)
  if (!stage) throw new Error('The Containerfile has no stage.')
  const env = stage.steps.filter(({ does }) => does === 'ENV').map(({ rest }) => pairsOf(rest))
  return { env: Object.assign({}, ...env) as Record<string, string>, user: lastOf(stage, 'USER') ?? '' } // texts by name, as each has them
}

/** Of the product, which its image and its archive bear. */
export function versionOf(tree: DeployTree): string {
  return (JSON.parse(tree.read('package.json')) as { readonly version: string }).version // npm keeps its form
}

/** Names that are no settings of ours, and values that the product would refuse at its start. */
export function settingFaults(env: Readonly<Record<string, string>>): readonly string[] {
  const unknown = Object.keys(env).filter((name) => name !== 'HOME' && !settingNames.includes(name))
  return [...unknown.map((name) => `${name} is no setting of the product`), ...refusal(env)]
}

function refusal(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').slice(1)
    throw error
  }
}

export function shapeFaults(error: z.ZodError): readonly string[] {
  return z.prettifyError(error).split('\n')
}

/** The same faults with the place they were found in. */
export function at(place: string, faults: readonly string[]): readonly string[] {
  return faults.map((fault) => `${place}: ${fault.trim()}`)
}

/** A rule and whether it holds, for lists that read like one. */
export function broken(rules: readonly (readonly [holds: boolean, sentence: string])[]): readonly string[] {
  return rules.flatMap(([holds, sentence]) => (holds ? [] : [sentence]))
}

/** The parts that the start of the product knows. */
export function isPart(args: readonly string[]): boolean {
  return args.join(' ') === 'server' || args.join(' ') === 'worker' || args.join(' ') === 'cli migrate'
}
