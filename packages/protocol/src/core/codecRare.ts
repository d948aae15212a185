import { CodecError } from './codecError.ts'
import type { Command, CommandType } from './commands.ts'
import { SYSTEM_OWNERS } from './owners.ts'

/** What a field of a rare command holds. A list names the shape of its items. */
type Shape = 'whole' | 'text' | 'flag' | 'amount' | readonly string[] | { readonly list: Fields }
type Fields = { readonly [field: string]: Shape }

type RareType = Exclude<CommandType, 'PlaceOrder' | 'AmendOrder' | 'CancelOrder' | 'MassQuote' | 'IndexSamples'>

const MARKET: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  base: 'whole',
  quote: 'whole',
  tickSize: 'text',
  lotSize: 'text',
  minLots: 'whole',
  maxLots: 'whole',
  minNotional: 'text',
  maxNotional: 'text',
  bandPpm: 'whole',
  defaultSlippagePpm: 'whole',
  maxSlippagePpm: 'whole',
  maxOpenOrders: 'whole',
}

const RARE: { readonly [Type in RareType]: Fields } = {
  CancelAllOrders: {
    owner: 'whole',
    key1: 'whole',
    key2: 'whole',
    inputHash: 'whole',
    issuedAt: 'whole',
    market: 'whole',
  },
  Genesis: {
    world: ['real', 'demo'],
    sandbox: 'flag',
    rulesVersion: 'whole',
    assets: { list: { id: 'whole', code: 'text', name: 'text', scale: 'whole' } },
    markets: { list: MARKET },
    feeTiers: { list: { makerPpm: 'whole', takerPpm: 'whole' } },
    minimumSources: 'whole',
    capital: { list: { owner: Object.keys(SYSTEM_OWNERS), asset: 'whole', amount: 'amount' } },
  },
  OpenOwner: { ref: 'text' },
  FreezeOwner: { owner: 'whole', frozen: 'flag', reason: 'text' },
  SetTier: { owner: 'whole', tier: 'whole' },
  FaucetCredit: { owner: 'whole', asset: 'whole', amount: 'amount', ref: 'text' },
  SetMarketState: { market: 'whole', state: ['open', 'cancel_only', 'halted'], reason: 'text' },
  AcquireLease: { role: ['feed', 'maker', 'flow'], holder: 'whole', until: 'whole' },
  ActivateRules: { version: 'whole' },
  ResumeClock: { reason: 'text' },
}

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
  for (const [field, shape] of Object.entries(fields)) result[field] = writeField(field, shape, source[field])
  return result
}

function writeField(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'amount' && typeof value === 'bigint') return value.toString()
  if (isList(shape) && Array.isArray(value)) return value.map((item) => write(shape.list, item))
  return plain(field, shape, value)
}

function read(fields: Fields, from: unknown): Record<string, unknown> {
  const source = fieldsOf(from)
  if (Object.keys(source).length !== Object.keys(fields).length) throw new CodecError('Fields too many or too few')
  const result: Record<string, unknown> = {}
  for (const [field, shape] of Object.entries(fields)) result[field] = readField(field, shape, source[field])
  return result
}

function readField(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'amount' && typeof value === 'string' && /^-?\d{1,40}$/.test(value)) return BigInt(value)
  if (isList(shape) && Array.isArray(value)) return value.map((item) => read(shape.list, item))
  return plain(field, shape, value)
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new CodecError('A value instead of fields')
  return value as Record<string, unknown>
}

function isList(shape: Shape): shape is { readonly list: Fields } {
  return typeof shape === 'object' && 'list' in shape
}

function plain(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'whole' && Number.isSafeInteger(value)) return value
  if (shape === 'text' && typeof value === 'string') return value
  if (shape === 'flag' && typeof value === 'boolean') return value
  if (Array.isArray(shape) && shape.includes(value as string)) return value
  throw new CodecError(`A bad value for ${field}`)
}
