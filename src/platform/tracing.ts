import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
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
