import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { Endpoint } from '../kit/endpoint.ts'

type Schema = Readonly<Record<string, unknown>>
export type OpenApi = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Schema; readonly securitySchemes: Schema }
}
type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Schema[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>
}
type Parameter = { readonly name: string; readonly in: 'query'; readonly required: boolean; readonly schema: unknown }
type Content = Readonly<Record<string, { readonly schema: Schema }>>

const problem = { $ref: '#/components/schemas/Problem' }

/** The contract of these endpoints in the form that outside tools read. */
export function openApi(endpoints: Readonly<Record<string, Endpoint>>, info: Pick<OpenApi['info'], 'version' | 'description'>): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'eFristerstreckung', ...info },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string' }, message: { type: 'string', description: 'A sentence for the reader' } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'other'],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...asked(endpoint),
    responses: {
      200: { description: 'The answer', content: answerContent(endpoint) },
      default: { description: 'A problem', content: json(problem) },
    },
  }
}

/** What is sent along: in the address, as JSON, or as the bytes of a file with all else in the address. */
function asked({ method, input, takesFile, takesStream }: Endpoint): Pick<Operation, 'parameters' | 'requestBody'> {
  const schema = wireSchema(input)
  if (method === 'GET') return { parameters: parameters(schema) }
  if (!takesFile && !takesStream) return { requestBody: { required: true, content: json(schema) } }
  const content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  return { parameters: parameters(schema), requestBody: { required: true, content } }
}

/** Codecs are described as they are on the wire, which is their input side in both directions. */
function wireSchema(schema: $ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

function parameters({ properties = {}, required = [] }: { properties?: Schema; required?: readonly string[] }): readonly Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

function answerContent({ produces, output }: Endpoint): Content {
  if (produces === undefined) return json(wireSchema(output))
  return { [produces]: { schema: { type: 'string', format: 'binary' } } }
}

function json(schema: Schema): Content {
  return { 'application/json': { schema } }
}
