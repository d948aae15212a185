import { CodecError } from './codecError.ts'
import type { Command, CommandType } from './commands.ts'
import { INSTRUMENT_CLASSES, type MarginMode } from './contract.ts'
import { SYSTEM_OWNERS, WALLETS } from './owners.ts'

/** What a field of a rare command holds. A list names the shape of its items. */
type Shape =
  | 'whole'
  | 'text'
  | 'flag'
  | 'amount'
  | readonly string[]
  | { readonly list: Fields }
  | { readonly texts: true }
  | { readonly fields: Fields }
type Fields = { readonly [field: string]: Shape }

type RareType = Exclude<
  CommandType,
  | 'PlaceOrder'
  | 'AmendOrder'
  | 'CancelOrder'
  | 'MassQuote'
  | 'IndexSamples'
  | 'PlaceContractOrder'
  | 'CancelContractOrder'
  | 'QuoteContract'
>

/** What every customer command carries. */
const STAMP: Fields = { owner: 'whole', key1: 'whole', key2: 'whole', inputHash: 'whole', issuedAt: 'whole' }

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

const MARGIN_MODES: readonly MarginMode[] = ['isolated', 'cross']

const INDEX: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  class: INSTRUMENT_CLASSES,
  tickSize: 'text',
  calendar: {
    fields: {
      zone: ['utc', 'newYork'],
      sessions: { list: { from: 'whole', to: 'whole' } },
      holidays: { texts: true },
    },
  },
}

const CONTRACT: Fields = {
  id: 'whole',
  symbol: 'text',
  name: 'text',
  kind: ['perpetual', 'dated'],
  index: 'whole',
  quote: 'whole',
  unit: 'text',
  lotSize: 'text',
  minLots: 'whole',
  maxLots: 'whole',
  maxLeverage: 'whole',
  tiers: { list: { upTo: 'text', maintenancePpm: 'whole', maxLeverage: 'whole' } },
  makerPpm: 'whole',
  takerPpm: 'whole',
  liquidationPpm: 'whole',
  bandPpm: 'whole',
  defaultSlippagePpm: 'whole',
  maxSlippagePpm: 'whole',
  maxOpenOrders: 'whole',
  fundingIntervalMs: 'whole',
  interestE8: 'whole',
  interestClampE8: 'whole',
  fundingCapE8: 'whole',
  impactNotional: 'text',
  expiry: 'whole',
}

const OPTION_TERMS: Fields = {
  index: 'whole',
  quote: 'whole',
  cycles: {
    list: { id: 'whole', seconds: 'whole', payoutPpm: 'whole', feePpm: 'whole', min: 'text', max: 'text' },
  },
  poolCap: 'text',
  customerCap: 'text',
}

const RARE: { readonly [Type in RareType]: Fields } = {
  CancelAllOrders: { ...STAMP, market: 'whole' },
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
  AmendContractOrder: { ...STAMP, order: 'whole', price: 'whole', lots: 'whole', stopPrice: 'whole' },
  CancelAllContractOrders: { ...STAMP, contract: 'whole' },
  ClosePosition: { ...STAMP, contract: 'whole', position: 'whole', lots: 'whole', price: 'whole' },
  CloseAllPositions: { ...STAMP, contract: 'whole' },
  SetProtection: { ...STAMP, contract: 'whole', position: 'whole', takeProfit: 'whole', stopLoss: 'whole' },
  AdjustMargin: { ...STAMP, contract: 'whole', position: 'whole', change: 'amount' },
  SetLeverage: { ...STAMP, contract: 'whole', leverage: 'whole', marginMode: MARGIN_MODES },
  BuyOption: {
    ...STAMP,
    index: 'whole',
    cycle: 'whole',
    direction: ['up', 'down'],
    stake: 'amount',
    payoutPpm: 'whole',
    feePpm: 'whole',
  },
  TransferFunds: { ...STAMP, from: WALLETS, to: WALLETS, asset: 'whole', amount: 'amount' },
  ListIndex: { definition: { fields: INDEX } },
  ListContract: { definition: { fields: CONTRACT } },
  ListOptions: { terms: { fields: OPTION_TERMS } },
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
  if (isFields(shape)) return write(shape.fields, value)
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
  if (isFields(shape)) return read(shape.fields, value)
  return plain(field, shape, value)
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

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function plain(field: string, shape: Shape, value: unknown): unknown {
  if (shape === 'whole' && Number.isSafeInteger(value)) return value
  if (shape === 'text' && typeof value === 'string') return value
  if (shape === 'flag' && typeof value === 'boolean') return value
  if (Array.isArray(shape) && shape.includes(value as string)) return value
  if (typeof shape === 'object' && 'texts' in shape && isTexts(value)) return value
  throw new CodecError(`A bad value for ${field}`)
}
