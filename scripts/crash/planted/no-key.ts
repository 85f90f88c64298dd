import { OutgoingMessage } from 'node:http'

// Plants a fault: what is told to the core system comes without its key.
const prototype = OutgoingMessage.prototype as { setHeader: (name: string, value: unknown) => unknown } // whatever its many forms
const { setHeader } = prototype
prototype.setHeader = function (name, value) {
  return name.toLowerCase() === 'idempotency-key' ? this : Reflect.apply(setHeader, this, [name, value])
}
