import { type CallDefinition, REJECTIONS } from '@touchstone/protocol'
import * as z from 'zod'
import type { Calls } from '../dispatcher.ts'

type JsonSchema = Readonly<Record<string, unknown>>

const COMMON_FIELDS = {
  token: { type: 'string', description: 'Session token; the header x-token is preferred.' },
  lang: { type: 'string', description: 'Language of texts, default en.' },
  rtoken: {
    type: 'string',
    description:
      'Random, 6 to 16 characters. A money-changing call without cid that repeats an rtoken within 10 minutes is the same request.',
  },
} as const

const ENVELOPE_FIELDS = {
  code: { type: 'integer', description: '0 success, 7 success without a message, others: see the call.' },
  message: { type: 'string' },
  title: { type: 'string', description: 'Code 2000 only.' },
  time: { type: 'integer', description: 'Code 1000 only: seconds until the session ends.' },
} as const

/** Every call may answer these besides its own. */
const SHARED_REJECTIONS = [
  'malformed',
  'wrong_method',
  'too_large',
  'unsupported_media',
  'rate_limited',
  'internal',
  'database_away',
  'shutting_down',
] as const
const SESSION_REJECTIONS = ['please_log_in', 'session_expired', 'logged_in_elsewhere'] as const

export interface DocumentedRejection {
  readonly code: number
  readonly name: string
  readonly message: string
}

export function rejectionsOf(call: CallDefinition): readonly DocumentedRejection[] {
  const session = call.access === 'token' ? SESSION_REJECTIONS : []
  const guard = call.method === 'POST' || call.postTwin ? (['cross_site'] as const) : []
  const demo = call.inDemo === 'closed' ? (['not_in_demo'] as const) : []
  const names = new Set([...call.rejections, ...session, ...demo, ...guard, ...SHARED_REJECTIONS])
  return [...names].map((name) => ({ name, code: REJECTIONS[name].code, message: REJECTIONS[name].message }))
}

export function requestSchema(call: CallDefinition): JsonSchema {
  return z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })
}

export function dataSchema(call: CallDefinition): JsonSchema {
  return z.toJSONSchema(call.data, { io: 'output', unrepresentable: 'any' })
}

/** A JSON schema without the dialect mark, which an OpenAPI document carries once for all. */
function inner({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema {
  return schema
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>
}

function requiredOf(schema: JsonSchema): readonly string[] {
  return (schema.required ?? []) as readonly string[]
}

function answerOf(call: CallDefinition): JsonSchema {
  const data = { anyOf: [inner(dataSchema(call)), { type: 'null' }] }
  const codes = rejectionsOf(call).map(({ code, name, message }) => `- ${code} \`${name}\`: ${message}`)
  return {
    description: `Always HTTP 200. Success is code ${call.silent ? 7 : 0}. Refusals:\n${codes.join('\n')}`,
    headers: { 'x-sequence': { schema: { type: 'integer' }, description: 'Log position of what the call did.' } },
    content: {
      'application/json': {
        schema: { type: 'object', required: ['code', 'message', 'data'], properties: { ...ENVELOPE_FIELDS, data } },
      },
    },
  }
}

function getOperation(call: CallDefinition): JsonSchema {
  const schema = requestSchema(call)
  const required = requiredOf(schema)
  const fields = { ...propertiesOf(schema), ...COMMON_FIELDS }
  const parameters = Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }))
  return { ...operation(call), parameters }
}

function postOperation(call: CallDefinition): JsonSchema {
  const schema = inner(requestSchema(call))
  const form = { ...schema, properties: { ...propertiesOf(schema), ...COMMON_FIELDS }, additionalProperties: true }
  const requestBody = { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } }
  return { ...operation(call), requestBody }
}

function operation(call: CallDefinition): JsonSchema {
  const who = { public: 'Open to anyone.', token: 'Needs a session.', optional: 'Answers more with a session.' }
  return {
    operationId: call.name,
    summary: call.summary,
    description: who[call.access],
    responses: { '200': answerOf(call) },
  }
}

/** The OpenAPI 3.1 document of every `web/*` call, made of the same calls as the routes. */
export function openApiDocument(calls: Calls): JsonSchema {
  const paths = Object.values(calls).map((call) => {
    const post = call.method === 'POST' || call.postTwin ? { post: { ...postOperation(call), ...twinId(call) } } : {}
    const get = call.method === 'GET' ? { get: getOperation(call) } : {}
    return [`/web/${call.name}`, { ...get, ...post }]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchstone web calls',
      version: '1',
      description: 'Amounts and prices are decimal strings; times are UTC milliseconds.',
    },
    paths: Object.fromEntries(paths),
  }
}

function twinId(call: CallDefinition): JsonSchema {
  return call.method === 'GET' ? { operationId: `${call.name}Post` } : {}
}
