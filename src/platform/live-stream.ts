import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../kit/problem.ts'
import { checkAccess, checkLeaving, type Identify, type Member } from './access.ts'
import { eventFor, type Live, type LiveEvent } from './live.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { SecurityLog } from './security-log.ts'

const beatMilliseconds = 15_000
const mostUnread = 64 * 1024

type Watching = { readonly log: Log; readonly metrics?: Metrics; readonly tell?: SecurityLog }
type OpenStream = { readonly stream: ServerResponse; readonly authorization: string | undefined; readonly member: Member }

/**
 * One event stream per browser. It resumes after a break from the last cursor it saw; when that is too old it says so with `reset`.
 * It ends with the rights of whoever listens: a browser that still has some comes back by itself.
 */
export function mountLiveStream(app: FastifyInstance, live: Live, identify: Identify, { log, metrics, tell }: Watching): void {
  const open = new Set<OpenStream>()
  metrics?.watch(['efrist_live_streams'], () => ({ efrist_live_streams: [[open.size]] }))
  let notices = 0

  live.onAccess((accountId) => {
    notices += 1
    const concerned = [...open].filter(({ member }) => accountId === undefined || member.accountId === accountId)
    for (const each of concerned) void endIfUnknown(each, identify)
  })

  app.get('/api/live', async (request, reply) => {
    const { authorization } = request.headers
    const noticesBefore = notices
    const member = await identify(authorization)
    if (!member && authorization !== undefined)
      tell?.({ what: 'token', outcome: 'refused', account: undefined, address: request.ip, requestId: request.id })
    checkAccess('signed-in', member)
    checkLeaving({}, member)
    if (!member) return
    if (member.token !== undefined) throw new Problem('not-allowed', 'Access tokens are not allowed here.')
    const lastSeen = request.headers['last-event-id']
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, { ...reply.getHeaders(), 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' } as Record<
      string,
      string
    >)
    const opened = { stream, authorization, member }
    open.add(opened)
    // Whoever lost their rights while we asked who it is was not among the open streams yet.
    if (notices !== noticesBefore) void endIfUnknown(opened, identify)

    // Listening begins before the look back, so an event in between is told twice rather than never.
    const stopListening = live.listen(member.workspaceId, (event, cursor) => send(opened, event, cursor, log))
    const beat = setInterval(() => write(stream, ': still here\n\n'), beatMilliseconds)
    stream.on('close', () => {
      clearInterval(beat)
      stopListening()
      open.delete(opened)
    })

    write(stream, 'retry: 2000\n\n')
    await resume(opened, live, typeof lastSeen === 'string' ? lastSeen : undefined, log)
  })

  app.addHook('preClose', async () => {
    for (const { stream } of open) stream.end()
  })
}

/** A stream whose rights cannot be asked for ends as well: what was lost cannot be told from what is only away. */
async function endIfUnknown({ stream, authorization, member }: OpenStream, identify: Identify): Promise<void> {
  const known = await identify(authorization).catch(() => null)
  if (known?.accountId !== member.accountId || known.workspaceId !== member.workspaceId) stream.end()
}

async function resume(opened: OpenStream, live: Live, lastSeen: string | undefined, log: Log): Promise<void> {
  const { stream, member } = opened
  const { workspaceId } = member
  if (lastSeen === undefined) {
    // What the browser read before may be old already: then it is told to read again.
    write(stream, `id: ${live.cursor()}\nevent: ${live.hadNews(workspaceId) ? 'reset' : 'ready'}\ndata: {}\n\n`)
    return
  }
  const missed = await live.missed(workspaceId, lastSeen)
  if (!missed) write(stream, `id: ${live.cursor()}\nevent: reset\ndata: {}\n\n`)
  for (const event of missed?.events ?? []) send(opened, event, missed?.cursor ?? '', log)
}

function send({ stream, member }: OpenStream, event: LiveEvent, cursor: string, log: Log): void {
  const own = eventFor(event, member.accountId)
  if (!own) return
  if (stream.writableLength > mostUnread) {
    log('live-stream-dropped', { reason: 'slow reader' })
    stream.destroy()
    return
  }
  write(stream, `id: ${cursor}\nevent: change\ndata: ${JSON.stringify(own)}\n\n`)
}

/** A stream that has been ended may take a while to close; whoever writes to it until then would break the process. */
function write(stream: ServerResponse, text: string): void {
  if (!stream.writableEnded) stream.write(text)
}
