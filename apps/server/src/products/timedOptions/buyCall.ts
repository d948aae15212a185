import type { CallData, OptionId, World } from '@touchstone/protocol'
import { formatPlain, parseDecimal, type Timestamp } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { CustomerCommands, Trader } from '../../trading/customerCommands.ts'
import { readRate } from '../../trading/decimals.ts'
import { stakeAsset, termsOn } from './cycleCall.ts'

/** When an option was bought and when it ends. */
export interface OptionTimes {
  readonly boughtAt: Timestamp
  readonly expiry: Timestamp
}

export interface BuyCallParts {
  readonly commands: CustomerCommands
  /** Of an option that has ended, from history; undefined when history does not have it (yet). */
  readonly timesOfEnded: (world: World, option: OptionId) => Promise<OptionTimes | undefined>
}

/** A stake of nothing is the core's to refuse: it has a word of its own. */
function readStake(text: string, scale: number): bigint {
  const value = parseDecimal(text, scale)
  if (value !== undefined) return value
  const problem = `has more than ${scale} decimals or is too large`
  throw new Refusal('malformed', { field: 'amount', problem })
}

/** A repeated purchase is answered as the first was, however much later it comes. */
async function timesOf(
  { session, world }: Trader,
  { events }: AppliedEntry,
  option: OptionId,
  timesOfEnded: BuyCallParts['timesOfEnded'],
  time: Timestamp,
): Promise<OptionTimes> {
  for (const event of events)
    if (event.type === 'OptionBought' && event.option === option) return { boughtAt: time, expiry: event.expiry }
  const found = world.port.core.timedOptions.option(option) ?? (await timesOfEnded(session.world, option))
  if (!found) throw new Refusal('outcome_unknown')
  return found
}

/** Buys a timed up/down order at the terms the customer was shown. */
export function buyCall({ commands, timesOfEnded }: BuyCallParts): CallHandlers<'addDelivery'> {
  return {
    async addDelivery(request, context): Promise<CallData<'addDelivery'>> {
      const trader = commands.orderingTrader(context)
      const terms = termsOn(trader.world, request.symbol)
      const { scale } = stakeAsset(trader.world, terms)
      const { index } = terms
      const { cycleId: cycle, direction } = request
      const stake = readStake(request.amount, scale)
      const payoutPpm = readRate('payout', request.payout)
      const feePpm = readRate('feeRate', request.feeRate)
      const entry = await commands.send({
        trader,
        context,
        cid: request.cid,
        input: `addDelivery ${index} ${cycle} ${direction} ${formatPlain(stake, scale)} ${payoutPpm} ${feePpm}`,
        command: (stamp) => ({ type: 'BuyOption', ...stamp, index, cycle, direction, stake, payoutPpm, feePpm }),
      })
      const option = doneValue(entry, context)
      const { boughtAt, expiry } = await timesOf(trader, entry, option, timesOfEnded, entry.time)
      return { orderNo: String(option), price: '', time: boughtAt, expiry }
    },
  }
}
