import { readFileSync } from 'node:fs'
import { projectPath } from '../../src/main/project.ts'
import { metricList } from '../../src/platform/metric-list.ts'

export type Alert = {
  readonly name: string
  readonly expression: string
  readonly after: string
  readonly severity: string
  readonly summary: string
  readonly runbook: string
}
/** A series as an expression names it. */
export type Selector = { readonly name: string; readonly matchers: string }

export const alertsFile = projectPath('deploy/watch/alerts.yaml')
export const prometheusFile = projectPath('deploy/watch/prometheus.yaml')

const rule =
  /- alert: (\w+)\n +expr: '([^']+)'\n +for: (\w+)\n +labels: \{ severity: (\w+) \}\n +annotations:\n +summary: '([^']+)'\n +runbook: '([^']+)'\n/g

/** The alerts in the one shape in which our file writes them; a rule in another shape is a mistake. */
export function readAlerts(text = readFileSync(alertsFile, 'utf8')): readonly Alert[] {
  const alerts = [...text.matchAll(rule)].map(([, name = '', expression = '', after = '', severity = '', summary = '', runbook = '']) => ({
    name,
    expression,
    after,
    severity,
    summary,
    runbook,
  }))
  if (alerts.length !== text.match(/- alert:/g)?.length) throw new Error('a rule of alerts.yaml is written in another shape')
  return alerts
}

type Panel = { readonly title: string; readonly type: string; readonly targets?: readonly { readonly expr: string }[] }

/** What the panels of the dashboard ask, each with the title of its panel. */
export function readDashboard(): readonly { readonly title: string; readonly expression: string }[] {
  const { panels } = JSON.parse(readFileSync(projectPath('deploy/watch/dashboard.json'), 'utf8')) as { panels: readonly Panel[] } // our own file
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expression: expr })))
}

/** All series an expression names, and the labels by which it sums up. */
export function namesIn(expression: string): { readonly selectors: readonly Selector[]; readonly labels: readonly string[] } {
  const named = [...expression.matchAll(/\b((?:efrist|http|database|process)_\w+|up(?=\{))(\{[^}]*\})?/g)]
  const matched = [...expression.matchAll(/[{,]\s*(\w+)\s*(?:=~|!~|!=|=)\s*"/g)]
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
  return {
    selectors: named.map(([, name = '', matchers = '']) => ({ name, matchers })),
    labels: [...matched.map(([, label = '']) => label), ...grouped],
  }
}

const list: Readonly<Record<string, { readonly kind: string; readonly labels: readonly string[] }>> = metricList
// Prometheus itself writes these.
const ownLabels = ['job', 'instance', 'le']

/** The metric of our list that a name belongs to. */
export function metricOf(name: string): string | undefined {
  const family = name.replace(/_(bucket|count|sum)$/, '')
  if (list[family]?.kind === 'histogram') return name === family ? undefined : family
  return list[name] ? name : undefined
}

/** Sentences about names and labels that no process of ours has. */
export function faultsOf(expression: string): readonly string[] {
  const { selectors, labels } = namesIn(expression)
  const names = selectors.map(({ name }) => name).filter((name) => name !== 'up')
  const known = new Set([...ownLabels, ...names.flatMap((name) => list[metricOf(name) ?? '']?.labels ?? [])])
  return [
    ...(selectors.length === 0 ? ['names no series'] : []),
    ...names.filter((name) => metricOf(name) === undefined).map((name) => `${name} is not measured`),
    ...labels.filter((label) => !known.has(label)).map((label) => `${label} is no label of it`),
  ]
}
