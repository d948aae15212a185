import type { CallData, OptionId } from '@touchstone/protocol'
import { formatPlain, parseDecimal, type Timestamp } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import { readRate } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { stakeAsset, termsOn } from './cycleCall.ts'
import { endedOptionTimes, type OptionTimes } from './endedOptionTimes.ts'

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
  tables: ProductServices['tables'],
  time: Timestamp,
): Promise<OptionTimes> {
  for (const event of events)
    if (event.type === 'OptionBought' && event.option === option) return { boughtAt: time, expiry: event.expiry }
  const found = world.port.core.timedOptions.option(option) ?? (await endedOptionTimes(tables, session.world, option))
  if (!found) throw new Refusal('outcome_unknown')
  return found
}

/** Buys a timed up/down order at the terms the customer was shown. */
export function buyCall({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<'addDelivery'> {
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
      const { boughtAt, expiry } = await timesOf(trader, entry, option, tables, entry.time)
      return { orderNo: String(option), price: '', time: boughtAt, expiry }
    },
  }
}
