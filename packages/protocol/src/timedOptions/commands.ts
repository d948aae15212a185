import { type CommandOf, defineCustomerCommand } from '../customers/customerCommand.ts'
import { INDEX } from '../reference/indexes.ts'
import { define } from '../shape/definition.ts'
import { amount, fields, id, ppm, word } from '../shape/kinds.ts'
import { MAX_ID } from '../shape/limits.ts'
import { OPTION_TERMS_FIELDS } from './terms.ts'

const OPTION_DIRECTIONS = { up: 0, down: 1 } as const
export type OptionDirection = keyof typeof OPTION_DIRECTIONS
export const OPTION_DIRECTION = word(OPTION_DIRECTIONS)

export type OptionId = number

/** Buys a timed up/down option. The terms the customer was shown come along: changed ones are refused. */
export const BuyOption = defineCustomerCommand(60, 'BuyOption', 'A customer buys a timed option at the terms shown.', {
  index: INDEX,
  cycle: id(),
  direction: OPTION_DIRECTION,
  stake: amount(),
  payoutPpm: ppm(0, MAX_ID),
  feePpm: ppm(0, MAX_ID),
})
export type BuyOption = CommandOf<typeof BuyOption>

/** Opens options on a listed index, or replaces their terms for later orders. */
export const ListOptions = define(61, 'ListOptions', 'Timed options on an index are opened, or get other terms.', {
  terms: fields(OPTION_TERMS_FIELDS),
})
export type ListOptions = CommandOf<typeof ListOptions>
