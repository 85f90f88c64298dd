import pg from 'pg'

// Plants a fault: what the database warns of does not reach the product.
const prototype = pg.Client.prototype as { emit: (...all: unknown[]) => unknown } // whatever its many forms
const { emit } = prototype
prototype.emit = function (...all) {
  return all[0] === 'notice' ? true : Reflect.apply(emit, this, all)
}
