import { createServer, type ServerResponse } from 'node:http'

// What Node alone needs to tell a message to all open streams: no sign-in, no database, no other process.
const open = new Set<ServerResponse>()
const server = createServer((request, reply) => {
  if (request.method === 'POST') {
    const key = new URL(request.url ?? '/', 'http://bare').searchParams.get('key') ?? ''
    for (const stream of open) stream.write(`id: 1\nevent: change\ndata: {"topic":"bare","key":"${key}"}\n\n`)
    reply.end()
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  if (request.url === '/health') return void reply.end()
  reply.write('id: 0\nevent: ready\ndata: {}\n\n')
  open.add(reply)
  reply.on('close', () => open.delete(reply))
})
server.listen(Number(process.env.PORT), '127.0.0.1')
