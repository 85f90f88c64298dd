import { Problem } from '../../../../kit/problem.ts'
import { texts } from '../../workspace-texts.ts'

const longest = 100

/** A name as it is kept: without blanks at its ends, line breaks or signs that nobody can see. */
export function workspaceName(written: string): string {
  const name = written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (name === '') throw new Problem('invalid-input', texts.noName)
  if (name.length > longest) throw new Problem('invalid-input', texts.longName)
  return name
}
