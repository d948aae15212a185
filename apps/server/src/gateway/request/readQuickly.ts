import * as z from 'zod/mini'
import type { RawFields } from './requestFields.ts'

/** A value that only the schema can judge. */
const UNREAD = Symbol('unread')

type ReadValue = (value: unknown) => unknown

interface Field {
  readonly name: string
  readonly read: ReadValue
}

/** null: the whole is for the schema to judge. */
const known = new WeakMap<z.core.$ZodType, readonly Field[] | null>()

/**
 * A request as its shape would read it, without the objects that a schema makes for every field; undefined when the shape itself must
 * judge. A third of all that an order allocated on its way was made by schemas.
 */
export function readQuickly<Shape extends z.core.$ZodType>(shape: Shape, fields: RawFields): z.output<Shape> | undefined
export function readQuickly(shape: z.core.$ZodType, fields: RawFields): unknown {
  const readers = fieldsOf(shape)
  if (!readers) return undefined
  const request: Record<string, unknown> = {}
  for (const { name, read } of readers) {
    const value = read(fields[name])
    if (value === UNREAD) return undefined
    if (value !== undefined) request[name] = value
  }
  return request
}

function fieldsOf(shape: z.core.$ZodType): readonly Field[] | null {
  const fields = known.get(shape)
  if (fields !== undefined) return fields
  const made = isPlainObject(shape)
    ? Object.entries(shape._zod.def.shape).map(([name, schema]) => ({ name, read: readerOf(schema) }))
    : null
  known.set(shape, made)
  return made
}

function isPlainObject(shape: z.core.$ZodType): shape is z.core.$ZodObject {
  return shape instanceof z.core.$ZodObject && !shape._zod.def.catchall && !shape._zod.def.checks?.length
}

function readerOf(schema: z.core.$ZodType): ReadValue {
  if (schema instanceof z.core.$ZodDefault) return withDefault(schema)
  if (schema instanceof z.core.$ZodOptional) return optional(schema)
  if (schema instanceof z.core.$ZodEnum && !schema._zod.def.checks?.length) {
    const { values } = schema._zod
    return (value) => (typeof value === 'string' && values.has(value) ? value : UNREAD)
  }
  if (schema instanceof z.core.$ZodString) return text(schema)
  return bySchema(schema)
}

function withDefault(schema: z.core.$ZodDefault): ReadValue {
  const { def } = schema._zod
  if (def.checks?.length) return bySchema(schema)
  const read = readerOf(def.innerType)
  return (value) => (value === undefined ? def.defaultValue : read(value))
}

function optional(schema: z.core.$ZodOptional): ReadValue {
  const { innerType, checks } = schema._zod.def
  if (checks?.length || innerType._zod.optin === 'defaulted') return bySchema(schema)
  const read = readerOf(innerType)
  return (value) => (value === undefined ? undefined : read(value))
}

/** Text that patterns alone decide about. */
function text(schema: z.core.$ZodString): ReadValue {
  const { checks = [], coerce } = schema._zod.def
  const patterns = checks.flatMap((check) => (check instanceof z.core.$ZodCheckRegex ? check._zod.def.pattern : []))
  const others = patterns.length < checks.length || patterns.some(({ global, sticky }) => global || sticky)
  // A string that is a format of its own checks itself.
  if (others || coerce || schema instanceof z.core.$ZodCheck) return bySchema(schema)
  return (value) => (typeof value === 'string' && patterns.every((pattern) => pattern.test(value)) ? value : UNREAD)
}

function bySchema(schema: z.core.$ZodType): ReadValue {
  return (value) => {
    const read = z.safeParse(schema, value)
    return read.success ? read.data : UNREAD
  }
}
