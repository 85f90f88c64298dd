import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import type { Proof } from '../proof.ts'
import { alertCases } from './alert-cases.ts'
import { alertsFile, prometheusFile, readAlerts } from './watch-files.ts'

type Said = { readonly isFine: boolean; readonly words: string }

async function promtool(...args: readonly string[]): Promise<Said> {
  return promisify(execFile)('promtool', [...args]).then(
    ({ stdout }) => ({ isFine: true, words: stdout }),
    (error: { stdout?: string; stderr?: string }) => ({ isFine: false, words: `${error.stdout ?? ''}${error.stderr ?? ''}` }),
  )
}

/** The rules as Prometheus itself judges them: their form, and each alert with figures that make it fire and others that do not. */
export async function proveRules(): Promise<readonly Proof[]> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-rules-`)
  try {
    const [rules, config] = [await promtool('check', 'rules', alertsFile), await promtool('check', 'config', prometheusFile)]
    const right = await testCases(folder, 'right')
    const swapped = await testCases(folder, 'swapped')
    const missed = new Set([...swapped.words.matchAll(/alertname: ?"?(\w+)/g)].map(([, name]) => name)).size
    return [
      {
        title: 'alerts.yaml and prometheus.yaml are valid',
        isTrue: rules.isFine && config.isFine,
        figures: rules.words.match(/\d+ rules found/)?.[0] ?? rules.words,
      },
      {
        title: 'every alert fires with figures that are bad and is quiet with others',
        isTrue: right.isFine,
        figures: right.isFine ? `${alertCases.length} alerts, each both ways` : right.words,
      },
      {
        title: '(control) with the figures swapped promtool complains about every alert',
        isTrue: !swapped.isFine && missed === alertCases.length,
        figures: `${missed} of ${alertCases.length}`,
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** One file for promtool; JSON is YAML too. */
async function testCases(folder: string, how: 'right' | 'swapped'): Promise<Said> {
  const known = new Map(readAlerts().map((alert) => [alert.name, alert]))
  const tests = alertCases.flatMap(({ alert, fires, quiet, at = '30m', labels = {} }) => {
    const { severity, summary, runbook } = known.get(alert) ?? { severity: '', summary: '', runbook: '' }
    const expected = [{ exp_labels: { severity, ...labels }, exp_annotations: { summary, runbook } }]
    const [loud, silent] = how === 'right' ? [[fires], [quiet].flat()] : [[quiet].flat(), [fires]]
    return [...loud.map((series) => ({ series, exp_alerts: expected })), ...silent.map((series) => ({ series, exp_alerts: [] }))].map(
      ({ series, exp_alerts }) => ({
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts }],
      }),
    )
  })
  const file = `${folder}/${how}.yaml`
  await writeFile(file, JSON.stringify({ rule_files: [alertsFile], evaluation_interval: '1m', tests }))
  return promtool('test', 'rules', file)
}
