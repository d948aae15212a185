import type { CallRequest, OptionId } from '@touchstone/protocol'
import { formatPlain, parseDecimal } from '@touchstone/quantities'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import { sendOrder } from '../../orders/placeOrder.ts'
import type { AppliedEntry } from '../../sequencer/worldPort.ts'
import { doneValue } from '../../trading/acceptedReply.ts'
import type { Trader } from '../../trading/customerCommands.ts'
import { readRate } from '../../trading/decimals.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { stakeAsset, termsOn } from './cycleCall.ts'
import type { TrackedOption } from './projection/openOptions.ts'
import { OPTIONS } from './projection/optionTable.ts'

/** A stake of nothing is the core's to refuse: it has a word of its own. */
function readStake(text: string, scale: number): bigint {
  const value = parseDecimal(text, scale)
  if (value !== undefined) return value
  const problem = `has more than ${scale} decimals or is too large`
  throw new Refusal('malformed', { field: 'amount', problem })
}

/** The purchase that a request describes, in whole units, and its text. Throws Refusal('malformed'). */
function optionDraft(request: CallRequest<'addDelivery'>, index: number, scale: number) {
  const { cycleId: cycle, direction } = request
  const stake = readStake(request.amount, scale)
  const payoutPpm = readRate('payout', request.payout)
  const feePpm = readRate('feeRate', request.feeRate)
  return {
    order: { index, cycle, direction, stake, payoutPpm, feePpm },
    input: `addDelivery ${index} ${cycle} ${direction} ${formatPlain(stake, scale)} ${payoutPpm} ${feePpm}`,
  }
}

/** When an option was bought and when it ends. */
type OptionTimes = Pick<TrackedOption, 'boughtAt' | 'expiry'>

/** A repeated purchase is answered as the first was, however much later it comes. Throws Refusal('outcome_unknown'). */
async function timesOf(
  { session, world }: Trader,
  { events, time }: AppliedEntry,
  option: OptionId,
  tables: ProductServices['tables'],
): Promise<OptionTimes> {
  for (const event of events)
    if (event.type === 'OptionBought' && event.option === option) return { boughtAt: time, expiry: event.expiry }
  const found = world.port.core.timedOptions.option(option) ?? (await OPTIONS.find(tables, session.world, option))
  if (!found) throw new Refusal('outcome_unknown')
  return found
}

/** Buys a timed up/down order at the terms the customer was shown. */
export function buyCall({
  commands,
  tables,
}: Pick<ProductServices, 'commands' | 'tables'>): CallHandlers<'addDelivery'> {
  return {
    async addDelivery(request, context) {
      const { trader, entry: sent } = sendOrder(commands, {
        context,
        cid: request.cid,
        text: ({ world }) => termsOn(world, request.symbol),
        draft: (terms, { world }) => optionDraft(request, terms.index, stakeAsset(world, terms).scale),
        input: ({ input }) => input,
        command: (stamp, { order }) => ({ type: 'BuyOption', ...stamp, ...order }),
      })
      const entry = await sent
      const option = doneValue(entry, context)
      const { boughtAt, expiry } = await timesOf(trader, entry, option, tables)
      return { orderNo: String(option), price: '', time: boughtAt, expiry }
    },
  }
}
