import { expect, it } from 'vitest'
import { projectPath } from '../src/main/project.ts'
import { runTool } from './bench/run-tool.ts'

it('the benchmark of a submit prints both rates and their ratio, and every request in it succeeds', async () => {
  const printed = await runTool('node', [projectPath('scripts/bench-submit.ts'), '3', '1', '20000'])

  expect(printed).toMatch(/^submit: \d+ durable decisions\/s through one server process, .* 0 failed$/m)
  expect(printed).toMatch(/^bare: \d+ transactions\/s by pgbench with the same work$/m)
  expect(Number(/^granted: ([\d.]+) %/m.exec(printed)?.[1])).toBeGreaterThan(95)
  expect(Number(/^ratio: ([\d.]+)$/m.exec(printed)?.[1])).toBeGreaterThan(0)
}, 300_000)
