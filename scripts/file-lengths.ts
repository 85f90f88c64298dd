import { readFileSync } from 'node:fs'
import { isTest, projectFiles } from './project-files.ts'

const limits = { p90: 150, max: 300 }

const sources = projectFiles(process.cwd()).filter((path) => /^(src|db|scripts|e2e)\/.*\.(ts|tsx|css|sql)$/.test(path) && !isTest(path))
const lengths = sources
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .toSorted((one, other) => one.lines - other.lines)
const share = (part: number): number => lengths[Math.ceil(lengths.length * part) - 1]?.lines ?? 0

const tooLong = lengths.filter(({ lines }) => lines > limits.max)
for (const { path, lines } of tooLong) console.log(`${path} has ${lines} lines, ${limits.max} are allowed`)
if (share(0.9) > limits.p90) {
  for (const { path, lines } of lengths.filter(({ lines: each }) => each > limits.p90)) console.log(`${path} has ${lines} lines`)
}
console.log(
  `file lengths: median ${share(0.5)}, p90 ${share(0.9)} of ${limits.p90}, max ${share(1)} of ${limits.max}, ${sources.length} files`,
)
process.exitCode = sources.length > 0 && tooLong.length === 0 && share(0.9) <= limits.p90 ? 0 : 1
