import { settlementRule } from '@touchstone/core'
import type { CallData, World } from '@touchstone/protocol'
import { Refusal } from '../../errors/refusal.ts'
import type { CallHandlers } from '../../gateway/callContext.ts'
import type { OwnReading } from '../../history/reading.ts'
import type { ProductServices } from '../../trading/productServices.ts'
import { optionRecord, optionTexts } from './history/optionReading.ts'
import { optionRow } from './history/optionRow.ts'
import type { TrackedOption } from './projection/openOptions.ts'

type Receipt = CallData<'getDeliveryReceipt'>

/** The command by which anyone with a copy of the data folder computes the same outcome again. */
function replayCommand(world: World, order: string): string {
  return `npx touchstone option --order ${order} --world ${world}`
}

/** The rule is fixed by the duration; before the order is settled nothing has been counted yet. */
function ruleOf(option: TrackedOption): Pick<Receipt, 'rule' | 'windowMs' | 'expectedSamples'> {
  const { windowMs, rule } = settlementRule(option.seconds)
  return { rule, windowMs, expectedSamples: option.expectedSamples || windowMs / 1_000 }
}

function receiptOf(reading: OwnReading, option: TrackedOption, now: number): Receipt {
  const { index, asset } = optionTexts(reading.live, option.index)
  const order = optionRow(option, index, asset, now)
  const { stake, fee, payout, received } = option
  return {
    order,
    priceDecimals: index.priceDecimals,
    tickSize: index.definition.tickSize,
    boughtSequence: option.boughtSequence,
    termsVersion: option.termsVersion,
    strikeSequence: option.strikeSequence,
    strikeTime: option.strikeTime,
    ...ruleOf(option),
    samples: option.samples.map(([sequence, time, price]) => [sequence, time, index.price(price)] as const),
    settledSequence: option.settledSequence,
    settledTime: option.settledAt,
    units: {
      stake: String(stake),
      fee: String(fee),
      payout: String(payout),
      received: String(received),
      scale: asset.scale,
    },
    replay: replayCommand(reading.world, order.orderNo),
  }
}

/** Everything that decided one of the caller's timed orders. */
export function receiptCall({ past, now }: Pick<ProductServices, 'past' | 'now'>): CallHandlers<'getDeliveryReceipt'> {
  return {
    async getDeliveryReceipt(request, context) {
      const reading = await past.own(context)
      const option = await optionRecord(reading, Number(request.orderNo))
      if (!option) throw new Refusal('order_not_found')
      return receiptOf(reading, option, now())
    },
  }
}
