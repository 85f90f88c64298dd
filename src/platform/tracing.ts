import { createHash } from 'node:crypto'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type SpanContext } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

export type Tracing = { readonly stop: () => Promise<void> }

/** Starts tracing when an address for traces is configured. Must run before the database driver is imported, which it instruments. */
export async function startTracing(url: string | undefined, service: string): Promise<Tracing> {
  if (!url) return { stop: async () => {} }
  const [
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { registerInstrumentations },
    { PgInstrumentation },
    { resourceFromAttributes },
    sdk,
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  // Statement texts are traced, their values are not.
  registerInstrumentations({ instrumentations: [new PgInstrumentation({ enhancedDatabaseReporting: false })] })
  return { stop: () => provider.shutdown() }
}

// Our own spans instead of a ready-made instrumentation: that one records query strings, and links to the form carry a PID there.
export function addRequestSpans(app: FastifyInstance): void {
  const tracer = trace.getTracer('efristerstreckung')
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const parent = propagation.extract(context.active(), request.headers)
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), done)
  })
}

/** The place in the trace that is going on here, for whoever does the rest; nothing where no traces are taken. */
export function traceHere(): string | undefined {
  const here = trace.getActiveSpan()?.spanContext()
  return here && `00-${here.traceId}-${here.spanId}-0${here.traceFlags & 1}`
}

/** One trace for all that is ever done about a thing, whoever does it and when. It follows from the name of the thing and does not tell it. */
export function traceAbout(thing: string): string {
  const digest = createHash('sha256').update(`efristerstreckung ${thing}`).digest('hex')
  return `00-${digest.slice(0, 32)}-${digest.slice(32, 48)}-01`
}

/** Leads from the trace that is going on here to the one about a thing. */
export function linkToTraceAbout(thing: string): void {
  const span = trace.getActiveSpan()
  const goal = span && placeIn(traceAbout(thing))
  if (goal) span.addLink({ context: goal })
}

/** Work as a span with its statements below it: in the trace that it belongs to, or as a trace of its own. */
export async function traced<Result>(name: string, from: string | undefined, work: () => Promise<Result>): Promise<Result> {
  const parent = placeIn(from)
  const around = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  const span = trace.getTracer('efristerstreckung').startSpan(name, { kind: SpanKind.CONSUMER }, around)
  return context.with(trace.setSpan(around, span), async () => {
    try {
      return await work()
    } catch (error) {
      // Without its message, which can quote personal values.
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

export function traceOutcome(outcome: string): void {
  trace.getActiveSpan()?.setAttribute('efristerstreckung.outcome', outcome)
}

function placeIn(written: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/.exec(written ?? '') ?? []
  return traceId && spanId ? { traceId, spanId, traceFlags: Number(flags), isRemote: true } : undefined
}
