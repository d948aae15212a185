import { optionOutcome, optionPayout } from '@touchstone/core/formulas'
import type { CallData, OptionResult } from '@touchstone/protocol'
import { type Amount, formatDecimal, formatPlain, type Ticks } from '@touchstone/quantities'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { fractionToPpm } from '../../../shared/decimals/fractionToPpm.ts'

export type Receipt = CallData<'getDeliveryReceipt'>

export type ReceiptFigure =
  | 'rule'
  | 'expected'
  | 'samples'
  | 'sequences'
  | 'price'
  | 'result'
  | 'payout'
  | 'received'
  | 'profit'

/** One value: as the exchange told it, as this browser worked it out, and whether they are the same. */
export interface ReceiptCheck {
  readonly figure: ReceiptFigure
  readonly told: string
  readonly recomputed: string
  readonly equal: boolean
}

function check(figure: ReceiptFigure, told: string, recomputed: string): ReceiptCheck {
  return { figure, told, recomputed, equal: told === recomputed }
}

/** Prices of this receipt in whole ticks and back. Throws when a price lies between two ticks. */
function tickReader({ priceDecimals, tickSize }: Receipt) {
  const tick = readDown(tickSize, priceDecimals) ?? 0n
  return {
    read(price: string): Ticks {
      if (price === '') return 0
      const units = readDown(price, priceDecimals)
      if (units === undefined || tick <= 0n || units % tick !== 0n) throw new RangeError(`no whole ticks: ${price}`)
      return Number(units / tick)
    },
    write: (price: Ticks): string => (price === 0 ? '' : formatDecimal(BigInt(price) * tick, priceDecimals)),
  }
}

interface Money {
  readonly stake: Amount
  readonly fee: Amount
  readonly payout: Amount
}

/** The whole payment: nothing for a lost order, amount and payout for a won one, amount and fee for any other. */
function receivedFor(result: OptionResult, { stake, fee, payout }: Money): Amount {
  if (result === 'lost') return 0n
  return stake + (result === 'won' ? payout : fee)
}

/** The log's order: the strike after the purchase, the samples after the strike and one after another, then the end. */
function inOrder({ boughtSequence, strikeSequence, samples, settledSequence }: Receipt): boolean {
  const counted = samples.map(([sequence]) => sequence)
  const marks = strikeSequence === 0 ? [boughtSequence] : [boughtSequence, strikeSequence, ...counted]
  const rising = marks.every((mark, place) => place === 0 || mark > (marks[place - 1] ?? 0))
  return rising && settledSequence >= (marks.at(-1) ?? 0)
}

/**
 * Works the outcome out again from the samples with the engine's own functions, and compares all that follows from it.
 * Throws when the receipt's figures cannot be read.
 */
export function recomputeReceipt(receipt: Receipt): readonly ReceiptCheck[] {
  const { order, units } = receipt
  const ticks = tickReader(receipt)
  const samples = receipt.samples.map(([sequence, time, price]) => ({ sequence, time, price: ticks.read(price) }))
  const { direction, seconds, expiry } = order
  const outcome = optionOutcome({ direction, seconds, expiry, strike: ticks.read(order.openPrice) }, samples)
  const stake = BigInt(units.stake)
  const fee = BigInt(units.fee)
  const payout = optionPayout(stake, fractionToPpm(order.payoutRate))
  const received = receivedFor(outcome.result, { stake, fee, payout })
  const ordered = inOrder(receipt)
  const ruleText = (rule: string, windowMs: number) => `${rule} ${windowMs / 1_000}`
  return [
    check('rule', ruleText(receipt.rule, receipt.windowMs), ruleText(outcome.rule, outcome.windowMs)),
    check('expected', String(receipt.expectedSamples), String(outcome.expectedSamples)),
    check('samples', String(receipt.samples.length), String(outcome.samples.length)),
    check('sequences', 'ordered', ordered ? 'ordered' : 'disordered'),
    check('price', order.settlePrice, ticks.write(outcome.price)),
    check('result', order.result, outcome.result),
    check('payout', units.payout, String(payout)),
    check('received', units.received, String(received)),
    check('profit', order.profit, formatPlain(received - stake - fee, units.scale)),
  ]
}
