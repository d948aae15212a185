import { randomUUID } from 'node:crypto'
import { type AssetDefinition, defineCall, fields, type OwnerId, type World } from '@touchstone/protocol'
import { formatPlain, parseDecimal, powerOfTen } from '@touchstone/quantities'
import * as z from 'zod/mini'
import { Refusal } from '../errors/refusal.ts'
import { type CallContext, sessionOf } from '../gateway/callContext.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { createChainFaucet, type SendOverChain } from './chainFaucet.ts'

export const faucet = defineCall({
  name: 'faucet',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Test funds, in the sandbox only',
  extra: true,
  request: z.object({
    currency: fields.currency,
    amount: fields.decimal,
    cid: z.optional(fields.cid),
    /** `chain`: sent to the caller's deposit address over the sandbox's chain; else credited at once. */
    way: z._default(z.enum(['ledger', 'chain']), 'ledger'),
  }),
  /** `transaction`: its hash on the chain, '' otherwise. */
  data: z.object({ currency: z.string(), amount: z.string(), transaction: z.string() }),
  rejections: [
    'unknown_asset',
    'above_maximum_quantity',
    'already_done',
    'storage_full',
    'deposits_closed',
    'deposit_unsupported',
    'not_in_demo',
  ],
})

export type FaucetRequest = z.output<typeof faucet.request>

/** Whole coins one call may ask for; a day's total is ten times as much. */
const COINS_PER_CALL: Readonly<Record<string, bigint>> = {
  USDT: 1_000_000n,
  BTC: 20n,
  ETH: 400n,
  SOL: 10_000n,
  XRP: 1_000_000n,
  DOGE: 5_000_000n,
  LTC: 10_000n,
  BNB: 2_000n,
  TRX: 5_000_000n,
}
const COINS_OTHERWISE = 1_000n
const CALLS_WORTH_PER_DAY = 10n
const DAY_MS = 86_400_000

/** How much of each asset each owner received today; forgotten when the day turns. */
class DailyTally {
  #day = 0
  readonly #given = new Map<string, bigint>()

  of(key: string, now: number): bigint {
    const day = Math.floor(now / DAY_MS)
    if (day !== this.#day) this.#given.clear()
    this.#day = day
    return this.#given.get(key) ?? 0n
  }

  add(key: string, amount: bigint): void {
    this.#given.set(key, (this.#given.get(key) ?? 0n) + amount)
  }
}

function readAmount(text: string, asset: AssetDefinition): bigint {
  const amount = parseDecimal(text, asset.scale)
  if (amount === undefined)
    throw new Refusal('malformed', {
      field: 'amount',
      problem: `has more than ${asset.scale} decimals or is too large`,
    })
  if (amount <= 0n) throw new Refusal('malformed', { field: 'amount', problem: 'must be more than 0' })
  return amount
}

function creditRef(owner: OwnerId, request: FaucetRequest, context: CallContext): string {
  if (request.cid !== undefined) return `faucet ${owner} cid ${request.cid}`
  return context.rtoken === '' ? `faucet ${owner} ${randomUUID()}` : `faucet ${owner} rtoken ${context.rtoken}`
}

/** Hands test funds to the caller, once per cid or rtoken: credited from outside, or sent over the sandbox's chain. */
export function createFaucet(
  worlds: Readonly<Record<World, WorldPort>>,
  now: () => number,
  sendOverChain: SendOverChain | null = null,
) {
  const tally = new DailyTally()
  const overChain = createChainFaucet(sendOverChain)

  /** Counts towards the day's total while `give` works, and after it unless it fails. */
  const counted = async <Given>(key: string, amount: bigint, give: () => Promise<Given>): Promise<Given> => {
    tally.add(key, amount)
    try {
      return await give()
    } catch (error) {
      tally.add(key, -amount)
      throw error
    }
  }
  const credit = async (world: World, owner: OwnerId, asset: AssetDefinition, amount: bigint, ref: string) => {
    const entry = await worlds[world].submit({ type: 'FaucetCredit', owner, asset: asset.id, amount, ref })
    if (entry.reply.kind === 'rejected') throw new Refusal(entry.reply.rejection, entry.reply.facts)
    return entry.sequence
  }

  return async (request: FaucetRequest, context: CallContext): Promise<z.output<typeof faucet.data>> => {
    const { owner, world } = sessionOf(context)
    const asset = worlds[world].core.assets().find(({ code }) => code === request.currency)
    if (!asset) throw new Refusal('unknown_asset')
    const amount = readAmount(request.amount, asset)
    const perCall = (COINS_PER_CALL[asset.code] ?? COINS_OTHERWISE) * powerOfTen(asset.scale)
    const key = `${world} ${owner} ${asset.id}`
    const leftToday = perCall * CALLS_WORTH_PER_DAY - tally.of(key, now())
    const most = leftToday < perCall ? leftToday : perCall
    if (amount > most) throw new Refusal('above_maximum_quantity', { max: formatPlain(most, asset.scale) })
    const ref = creditRef(owner, request, context)
    const answer = { currency: asset.code, amount: formatPlain(amount, asset.scale) }
    if (request.way === 'chain') {
      const { isNew, transaction } = overChain({ ref, world, owner, currency: asset.code, amount })
      return { ...answer, transaction: await (isNew ? counted(key, amount, () => transaction) : transaction) }
    }
    context.setSequence(await counted(key, amount, () => credit(world, owner, asset, amount, ref)))
    return { ...answer, transaction: '' }
  }
}
