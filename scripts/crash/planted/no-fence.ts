import pg from 'pg'

// Plants a fault: before an earlier answer is repeated, something is read instead of written, which waits for nobody.
const prototype = pg.Client.prototype as { query: (...all: unknown[]) => unknown } // whatever its many forms
const { query } = prototype
prototype.query = function (statement, ...rest) {
  return Reflect.apply(query, this, [isFence(statement) ? 'select 1' : statement, ...rest])
}

function isFence(statement: unknown): boolean {
  return typeof statement === 'object' && statement !== null && 'text' in statement && String(statement.text).includes('emit_message')
}
