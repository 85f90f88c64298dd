import { METHODS } from 'node:http'
import type { Attributes, Counter, Gauge, Histogram, Meter, ObservableCounter, ObservableGauge } from '@opentelemetry/api'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { metricList, type Label, type Labels, type MetricName, type MetricOf } from './metric-list.ts'

/** A value read when somebody asks; one that cannot be known now is `NaN`. */
export type Reading = readonly [value: number, labels?: Readonly<Record<string, string>>]
export type Readings = Readonly<Partial<Record<MetricOf<'gauge' | 'counter'>, readonly Reading[]>>>

export type Metrics = {
  /** What a label may say. Anything else is written as `other`, so that nothing personal and nothing without end gets in. */
  readonly allow: (label: Label, values: Iterable<string>) => void
  readonly count: <Name extends MetricOf<'counter'>>(name: Name, labels: Labels<Name>, by?: number) => void
  readonly observe: <Name extends MetricOf<'histogram'>>(name: Name, value: number, labels: Labels<Name>) => void
  readonly set: <Name extends MetricOf<'gauge'>>(name: Name, value: number, labels: Labels<Name>) => void
  /** Values that are read whenever somebody asks for the metrics. */
  readonly watch: (names: readonly MetricOf<'gauge' | 'counter'>[], read: () => Readings | Promise<Readings>) => void
  /** All of it in the text format of Prometheus. */
  readonly print: () => Promise<string>
}

type Options = {
  readonly part?: 'server' | 'worker'
  readonly version?: string
  /** Takes the guard away, for tests that prove what it does. */
  readonly allowsAll?: boolean
}

const statuses = Array.from({ length: 500 }, (_, at) => String(100 + at))

/** Counts in memory: a request costs a few additions, and nothing is written until somebody asks. */
export function createMetrics({ part = 'server', version = '', allowsAll = false }: Options = {}): Metrics {
  const reader = new PrometheusExporter({ preventServerStart: true })
  const meter = new MeterProvider({ readers: [reader] }).getMeter('efristerstreckung')
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
  const allowed = new Map<string, Set<string>>()
  const allow: Metrics['allow'] = (label, values) => {
    const known = allowed.get(label) ?? new Set()
    for (const value of values) known.add(value)
    allowed.set(label, known)
  }
  allow('method', METHODS)
  allow('status', statuses)
  allow('part', [part])
  allow('version', [version])
  allow('state', ['busy', 'idle', 'wanted'])

  function bounded(labels: Readonly<Record<string, string | number>>): Attributes {
    const kept: Record<string, string> = {}
    for (const label in labels) {
      const value = String(labels[label])
      kept[label] = allowsAll || allowed.get(label)?.has(value) === true ? value : 'other'
    }
    return kept
  }

  const instruments = createInstruments(meter)
  const metrics: Metrics = {
    allow,
    count: (name, labels, by = 1) => instruments.counter(name).add(by, bounded(labels)),
    observe: (name, value, labels) => instruments.histogram(name).record(value, bounded(labels)),
    set: (name, value, labels) => instruments.gauge(name).record(value, bounded(labels)),
    watch: (names, read) => {
      const observed = new Map(names.map((name) => [name, instruments.observed(name)]))
      meter.addBatchObservableCallback(
        async (result) => {
          const readings = await read()
          for (const [name, instrument] of observed)
            for (const [value, labels = {}] of readings[name] ?? []) result.observe(instrument, value, bounded(labels))
        },
        [...observed.values()],
      )
    },
    print: async () => serializer.serialize((await reader.collect()).resourceMetrics),
  }
  metrics.set('efrist_build_info', 1, { part, version })
  return metrics
}

/** One instrument for each name, made when it is first used. */
function createInstruments(meter: Meter) {
  const made = new Map<MetricName, unknown>()
  const once = <Made>(name: MetricName, make: () => Made): Made => {
    const known = made.get(name) as Made | undefined // every name has one kind
    if (known !== undefined) return known
    const fresh = make()
    made.set(name, fresh)
    return fresh
  }
  const described = (name: MetricName): { description: string } => ({ description: metricList[name].help })
  return {
    counter: (name: MetricOf<'counter'>): Counter => once(name, () => meter.createCounter(name, described(name))),
    gauge: (name: MetricOf<'gauge'>): Gauge => once(name, () => meter.createGauge(name, described(name))),
    histogram: (name: MetricOf<'histogram'>): Histogram =>
      once(name, () =>
        meter.createHistogram(name, { ...described(name), advice: { explicitBucketBoundaries: [...metricList[name].steps] } }),
      ),
    observed: (name: MetricOf<'gauge' | 'counter'>): ObservableGauge | ObservableCounter =>
      once(name, () =>
        metricList[name].kind === 'counter'
          ? meter.createObservableCounter(name, described(name))
          : meter.createObservableGauge(name, described(name)),
      ),
  }
}

/** What counts for nobody, where nobody watches. */
export const unwatched: Pick<Metrics, 'allow' | 'count' | 'observe' | 'set'> = {
  allow: () => {},
  count: () => {},
  observe: () => {},
  set: () => {},
}
export type Counting = typeof unwatched
