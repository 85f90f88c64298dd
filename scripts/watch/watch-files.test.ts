import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectPath } from '../../src/main/project.ts'
import { metricList } from '../../src/platform/metric-list.ts'
import { alertCases } from './alert-cases.ts'
import { faultsOf, metricOf, namesIn, readAlerts, readDashboard } from './watch-files.ts'

const alerts = readAlerts()
const dashboard = readDashboard()

describe('the alerts', () => {
  it.each(alerts)(
    '$name asks for what is measured, and says how grave it is and what to do',
    ({ name, expression, severity, runbook, summary }) => {
      const guide = readFileSync(projectPath('docs/operator/watch.md'), 'utf8')
      const [, page, anchor] = /^(docs\/operator\/watch\.md)#(\w+)$/.exec(runbook) ?? []

      expect(faultsOf(expression)).toEqual([])
      expect(['critical', 'warning']).toContain(severity)
      expect(summary.length).toBeGreaterThan(20)
      expect([page, anchor]).toEqual(['docs/operator/watch.md', name.toLowerCase()])
      expect(guide).toMatch(new RegExp(`^### ${name}\\n\\n\\S.{30,}`, 'm'))
    },
  )

  it('each have a case in which they fire and one in which they are quiet', () => {
    expect(alertCases.map(({ alert }) => alert).toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
  })
})

describe('the dashboard', () => {
  it.each(dashboard)('asks for what is measured: $title', ({ expression }) => {
    expect(faultsOf(expression)).toEqual([])
  })

  it('shows everything that is measured, together with the alerts', () => {
    const shown = [...dashboard, ...alerts].flatMap(({ expression }) => namesIn(expression).selectors.map(({ name }) => metricOf(name)))

    expect(Object.keys(metricList).filter((name) => !shown.includes(name))).toEqual([])
  })
})

describe('the check (control)', () => {
  it.each([
    ['sum(rate(efrist_answer_total[5m]))', 'efrist_answer_total is not measured'],
    ['http_server_request_duration_seconds > 1', 'http_server_request_duration_seconds is not measured'],
    ['sum by (pid) (efrist_answers_total)', 'pid is no label of it'],
    ['efrist_answers_total{ rul="D6"}', 'rul is no label of it'],
    ['vector(1)', 'names no series'],
  ])('finds the fault in %s', (expression, fault) => {
    expect(faultsOf(expression)).toEqual([fault])
  })

  it('refuses a rule in another shape', () => {
    expect(() => readAlerts("groups:\n  - alert: New\n    expr: 'up'\n")).toThrow('another shape')
  })
})
