import type { LightMyRequestResponse } from 'fastify'
import { offSchema } from './off-schema.ts'
import { problemSchema, type Operation } from './operations.ts'

type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** What about an answer is not as the contract says. */
export function faultOf(operation: Operation, { statusCode, headers, body }: Reply): string | undefined {
  if (statusCode >= 500) return isAway(operation, statusCode) ? undefined : `answered ${statusCode}: ${body.slice(0, 200)}`
  const type = headers['content-type'] ?? ''
  // A part behind the end of a file is answered by the protocol, without a word of ours.
  if (statusCode === 416 && !operation.output) return body === '' ? undefined : `answered 416: ${body.slice(0, 80)}`
  if (statusCode >= 400) return offJson(type, body, problemSchema, ['code', 'message'])
  if (statusCode === 304) return undefined
  if (statusCode !== 200 && statusCode !== 206) return `answered ${statusCode}`
  if (operation.output) return offJson(type, body, operation.output)
  const isAnyFile = operation.type === 'application/octet-stream'
  return isAnyFile || type.startsWith(operation.type) ? undefined : `is of type ${type} instead of ${operation.type}`
}

/** The provider of the tax office is a port where nobody answers: to say so is right, and only here. */
const leansOnOthers = ['POST /api/office/sign-in', 'POST /api/office/finish']

function isAway({ call }: Operation, status: number): boolean {
  return status === 503 && leansOnOthers.includes(call)
}

function offJson(type: string, body: string, schema: NonNullable<Operation['output']>, only?: readonly string[]): string | undefined {
  if (!type.startsWith('application/json')) return `is of type ${type} instead of JSON: ${body.slice(0, 80)}`
  try {
    const told: unknown = JSON.parse(body)
    // Callers from outside are told of a problem in further fields of their own.
    const known =
      only && typeof told === 'object' && told !== null
        ? Object.fromEntries(Object.entries(told).filter(([name]) => only.includes(name)))
        : told
    const fault = offSchema(schema, known)
    return fault === undefined ? undefined : `is off the contract: ${fault.slice(0, 300)}`
  } catch {
    return `is no JSON: ${body.slice(0, 80)}`
  }
}
