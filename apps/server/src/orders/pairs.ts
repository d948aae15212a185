import type { Command, SelfTradePrevention, Side } from '@touchstone/protocol'
import type { Ppm, Ticks } from '@touchstone/quantities'
import type { CallContext } from '../gateway/callContext.ts'
import type { InstrumentText } from '../marketdata/instrumentText.ts'
import { orderReply } from '../trading/acceptedReply.ts'
import type { CommandStamp } from '../trading/commandStamp.ts'
import type { CustomerCommands, Trader } from '../trading/customerCommands.ts'
import { readFraction, readPrice } from '../trading/decimals.ts'
import { malformed, optionalPrice } from './orderTerms.ts'

/** What a request says of the prices of a limit order and a stop of which one cancels the other, whatever they are orders of. */
interface PairRequest {
  readonly price: string
  readonly stopPrice: string
  readonly stopLimitPrice?: string | undefined
  readonly maxSlippage?: string | undefined
  readonly stp: SelfTradePrevention
}

/** The same in ticks and parts per million; 0 stands for what the stop does not have. */
interface PairTerms {
  readonly side: Side
  readonly price: Ticks
  readonly stopPrice: Ticks
  readonly stopLimitPrice: Ticks
  readonly maxSlippagePpm: Ppm
  readonly selfTrade: SelfTradePrevention
}

/** Throws Refusal('malformed' | 'amount_overflow'). */
export function pairTerms(request: PairRequest, side: Side, units: InstrumentText['units']): PairTerms {
  const { maxSlippage, stopLimitPrice } = request
  if (maxSlippage !== undefined && stopLimitPrice !== undefined)
    throw malformed('maxSlippage', 'is not for a stop with a limit')
  const price = readPrice('price', request.price, units)
  const stopPrice = readPrice('stopPrice', request.stopPrice, units)
  if (side === 'buy' ? price >= stopPrice : price <= stopPrice)
    throw malformed('stopPrice', side === 'buy' ? 'must be above the price' : 'must be below the price')
  return {
    side,
    price,
    stopPrice,
    stopLimitPrice: optionalPrice('stopLimitPrice', stopLimitPrice, units),
    maxSlippagePpm: maxSlippage === undefined ? 0 : readFraction('maxSlippage', maxSlippage),
    selfTrade: request.stp,
  }
}

/** Its prices as one text: a part of what tells two requests apart. */
export function pairInput({ price, stopPrice, stopLimitPrice, maxSlippagePpm, selfTrade }: PairTerms): string {
  return `${price} ${stopPrice} ${stopLimitPrice} ${maxSlippagePpm} ${selfTrade}`
}

interface Placing {
  readonly trader: Trader
  readonly context: CallContext
  readonly cid: string | undefined
  /** The pair as one text: two requests with the same text ask for the same two orders. */
  readonly input: string
  readonly command: (stamp: CommandStamp) => Command
}

/** Places a pair of any product. A rejection of the core is the call's refusal. */
export async function placePair(
  commands: CustomerCommands,
  { context, ...placing }: Placing,
): Promise<{ readonly orderNo: string; readonly stopOrderNo: string }> {
  const { order } = orderReply(await commands.send({ context, ...placing }), context)
  return { orderNo: String(order), stopOrderNo: String(order + 1) }
}
