import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { checkAccess, type Identify } from './access.ts'
import type { Live, LiveEvent } from './live.ts'
import type { Log } from './log.ts'

const beatMilliseconds = 15_000
const mostUnread = 64 * 1024

/** One event stream per browser. It resumes after a break from the last cursor it saw; when that is too old it says so with `reset`. */
export function mountLiveStream(app: FastifyInstance, live: Live, identify: Identify, log: Log): void {
  const open = new Set<ServerResponse>()

  app.get('/api/live', async (request, reply) => {
    const caller = await identify(request.headers.authorization)
    checkAccess('signed-in', caller)
    if (!caller) return
    const lastSeen = request.headers['last-event-id']
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } as Record<
      string,
      string
    >)
    open.add(stream)

    // Listening begins before the look back, so an event in between is told twice rather than never.
    const stopListening = live.listen(caller.workspaceId, (event, cursor) => send(stream, event, cursor, log))
    const beat = setInterval(() => stream.write(': still here\n\n'), beatMilliseconds)
    stream.on('close', () => {
      clearInterval(beat)
      stopListening()
      open.delete(stream)
    })

    stream.write('retry: 2000\n\n')
    await resume(stream, live, caller.workspaceId, typeof lastSeen === 'string' ? lastSeen : undefined, log)
  })

  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
}

async function resume(stream: ServerResponse, live: Live, workspaceId: string, lastSeen: string | undefined, log: Log): Promise<void> {
  if (lastSeen === undefined) {
    stream.write(`id: ${live.cursor()}\nevent: ready\ndata: {}\n\n`)
    return
  }
  const missed = await live.missed(workspaceId, lastSeen)
  if (!missed) stream.write(`id: ${live.cursor()}\nevent: reset\ndata: {}\n\n`)
  for (const event of missed?.events ?? []) send(stream, event, missed?.cursor ?? '', log)
}

function send(stream: ServerResponse, { topic, key }: LiveEvent, cursor: string, log: Log): void {
  if (stream.writableLength > mostUnread) {
    log('live-stream-dropped', { reason: 'slow reader' })
    stream.destroy()
    return
  }
  stream.write(`id: ${cursor}\nevent: change\ndata: ${JSON.stringify({ topic, key })}\n\n`)
}
