import { readFile } from 'node:fs/promises'
import { projectPath } from '../../src/main/project.ts'
import type { OpenApi } from '../../src/platform/openapi.ts'

/** As much of JSON Schema as the contract is printed in. */
export type Schema = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | false
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly multipleOf?: number
} & { readonly [Bound in 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems']?: number }

/** One call of the contract: what it asks for, where that stands, and what it promises to answer. */
export type Operation = {
  readonly call: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly input: Schema
  readonly place: 'query' | 'body' | 'query with a file'
  /** The answer as JSON; nothing where it is a file of this type. */
  readonly output: Schema | undefined
  readonly type: string
}

/** What the contract says of a problem, whatever was asked. */
export const problemSchema: Schema = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
}

/** Every call of the printed contract. */
export async function readOperations(): Promise<readonly Operation[]> {
  const { paths } = JSON.parse(await readFile(projectPath('docs/openapi.json'), 'utf8')) as OpenApi // printed by us
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]): Operation => {
      const json = requestBody?.content['application/json']?.schema
      const [type = '', answer] = Object.entries(responses['200']?.content ?? {})[0] ?? []
      return {
        call: `${method.toUpperCase()} ${path}`,
        method: method === 'get' ? 'GET' : 'POST',
        path,
        input: (json as Schema | undefined) ?? fromParameters(parameters),
        place: json ? 'body' : requestBody ? 'query with a file' : 'query',
        output: type === 'application/json' ? answer?.schema : undefined,
        type,
      }
    }),
  )
}

type Parameter = { readonly name: string; readonly required: boolean; readonly schema: unknown }

function fromParameters(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema as Schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
