import { CodecError } from './codecError.ts'
import type { Command } from './commands.ts'
import { type Fields, RARE, type RareType, type Shape } from './rareFields.ts'

/** A rare command as JSON with its fields in table order and amounts as decimal strings. */
export function rareToText(command: Command): string {
  const fields = RARE[command.type as RareType]
  if (!fields) throw new CodecError(`An unknown command: ${String(command.type)}`)
  return JSON.stringify({ type: command.type, ...write(fields, command) })
}

export function rareFromText(text: string): Command {
  const value = parse(text)
  const type = (value as { readonly type?: unknown } | null)?.type
  if (typeof type !== 'string' || !Object.hasOwn(RARE, type)) throw new CodecError('An unknown command')
  const { type: _, ...rest } = value as Record<string, unknown>
  return { type, ...read(RARE[type as RareType], rest) } as unknown as Command
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CodecError('Text that is not JSON')
  }
}

function write(fields: Fields, from: unknown): Record<string, unknown> {
  const source = fieldsOf(from)
  const result: Record<string, unknown> = {}
  for (const [field, shape] of given(fields, source)) result[field] = writeField(field, shape, source[field])
  return result
}

/** The fields that have to be there, and those of the others that are. */
function given(fields: Fields, source: Record<string, unknown>): (readonly [string, Shape])[] {
  return Object.entries(fields).filter(([field, shape]) => !isOptional(shape) || source[field] !== undefined)
}

function writeField(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'amount' && typeof value === 'bigint') return value.toString()
  if (isList(shape) && Array.isArray(value)) return value.map((item) => write(shape.list, item))
  if (isFields(shape)) return write(shape.fields, value)
  if (isChoice(shape)) {
    const [type, fields] = chosen(field, shape, value)
    return { type, ...write(fields, value) }
  }
  return plain(field, isOptional(shape) ? shape.optional : shape, value)
}

function read(fields: Fields, from: unknown): Record<string, unknown> {
  const source = fieldsOf(from)
  const expected = given(fields, source)
  if (Object.keys(source).length !== expected.length) throw new CodecError('Fields too many or too few')
  const result: Record<string, unknown> = {}
  for (const [field, shape] of expected) result[field] = readField(field, shape, source[field])
  return result
}

function readField(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'amount' && typeof value === 'string' && /^-?\d{1,40}$/.test(value)) return BigInt(value)
  if (isList(shape) && Array.isArray(value)) return value.map((item) => read(shape.list, item))
  if (isFields(shape)) return read(shape.fields, value)
  if (isChoice(shape)) {
    const [type, fields] = chosen(field, shape, value)
    const { type: _, ...rest } = fieldsOf(value)
    return { type, ...read(fields, rest) }
  }
  return plain(field, isOptional(shape) ? shape.optional : shape, value)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new CodecError('A value instead of fields')
  return value as Record<string, unknown>
}

function isList(shape: Shape): shape is { readonly list: Fields } {
  return typeof shape === 'object' && 'list' in shape
}

function isFields(shape: Shape): shape is { readonly fields: Fields } {
  return typeof shape === 'object' && 'fields' in shape
}

function isOptional(shape: Shape): shape is { readonly optional: 'whole' } {
  return typeof shape === 'object' && 'optional' in shape
}

function isChoice(shape: Shape): shape is { readonly choice: { readonly [type: string]: Fields } } {
  return typeof shape === 'object' && 'choice' in shape
}

/** The kind a value says it is, and the fields that kind has. */
function chosen(
  field: string,
  { choice }: { readonly choice: { readonly [type: string]: Fields } },
  value: unknown,
): readonly [string, Fields] {
  const { type } = fieldsOf(value)
  const fields = typeof type === 'string' && Object.hasOwn(choice, type) ? choice[type] : undefined
  if (typeof type !== 'string' || !fields) throw new CodecError(`A bad value for ${field}`)
  return [type, fields]
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function areWords(words: readonly string[], value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => words.includes(item as string))
}

function plain(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'whole' && Number.isSafeInteger(value)) return value
  if (shape === 'text' && typeof value === 'string') return value
  if (shape === 'flag' && typeof value === 'boolean') return value
  if (Array.isArray(shape) && shape.includes(value as string)) return value
  if (typeof shape === 'object' && 'texts' in shape && isTexts(value)) return value
  if (typeof shape === 'object' && 'words' in shape && areWords(shape.words, value)) return value
  throw new CodecError(`A bad value for ${field}`)
}
