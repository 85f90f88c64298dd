import { appendFile, readFile } from 'node:fs/promises'
import { projectPath } from '../../src/main/project.ts'
import type { FuzzCase } from './fuzz-case.ts'
import type { Finding } from './run-cases.ts'

/** Cases that have shown a fault once, one on each line: sent again with every change. */
const file = projectPath('scripts/fuzz/corpus.jsonl')

type Ids = ReadonlyMap<string, string>

/** The kept cases, with the ids of this world in the places of those they were found with. */
export async function readCorpus(ids: Ids): Promise<readonly FuzzCase[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    let text = line
    for (const [name, id] of ids) text = text.replaceAll(`«${name}»`, id)
    const { found: _, ...fuzzCase } = JSON.parse(text) as FuzzCase & { readonly found: string } // written below
    return fuzzCase
  })
}

/** A finding as it is kept: ids by their names, because every run has others. */
export function corpusLine({ fault, fuzzCase }: Finding, ids: Ids): string {
  let text = JSON.stringify({ found: fault.slice(0, 120), ...fuzzCase })
  for (const [name, id] of ids) text = text.replaceAll(id, `«${name}»`)
  return text
}

export async function addToCorpus(findings: readonly Finding[], ids: Ids): Promise<void> {
  await appendFile(file, findings.map((finding) => `${corpusLine(finding, ids)}\n`).join(''))
}
