import type { FastifyInstance } from 'fastify'

/** Reads JSON so that there is one way to understand it: a key that stands twice in an object is refused, as are keys that every object has. */
export function readJsonOneWay(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    // NOTE a proxy before us may read the first of two equal keys, we would read the last, and the two would not speak of the same request.
    void parse(request, text, (error, body) => (error ? done(error) : hasKeyTwice(text, body) ? done(unclear()) : done(null, body)))
  })
}

function hasKeyTwice(text: string, body: unknown): boolean {
  return writtenKeys(text) > keptKeys(body)
}

const stringInJson = /"(?:[^"\\]|\\.)*"(\s*:)?/g

function writtenKeys(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(stringInJson)) if (colon !== undefined) count += 1
  return count
}

/** Without calling itself, because a body may be thousands of levels deep. */
function keptKeys(body: unknown): number {
  let count = 0
  const open: unknown[] = [body]
  for (let value = open.pop(); value !== undefined || open.length > 0; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) count += Object.keys(value).length
    for (const inner of Object.values(value)) open.push(inner)
  }
  return count
}

function unclear(): Error {
  return Object.assign(new SyntaxError('a key stands twice in one object'), { statusCode: 400 })
}
