import type { AssetId, CoinId, ContractId, CoreEvent, MessageKind, OwnerId } from '@touchstone/protocol'
import type { Amount, Ticks } from '@touchstone/quantities'
import type { EventPlace } from '../projector/projection.ts'

/**
 * A fact of a message as an event has it. How many decimals an amount or a price has and what a contract is called is known by whoever
 * reads it; amounts and prices are texts, so that they can be kept as JSON.
 */
export type LoggedValue =
  | string
  | { readonly amount: string; readonly asset: AssetId | 'margin' }
  | { readonly coins: string; readonly coin: CoinId }
  | { readonly contract: ContractId }
  | { readonly price: string; readonly contract: ContractId }

/** A message that an entry of the log makes, as it is kept until it is told. */
export interface LoggedMessage {
  readonly owner: OwnerId
  readonly kind: MessageKind
  readonly values: Readonly<Record<string, LoggedValue>>
}

type Teller<Event> = {
  tell(event: Event, place: EventPlace): LoggedMessage | undefined
}['tell']

/** What a product's events tell their customers: each at most one message. */
export type MessagesOf = {
  readonly [Type in CoreEvent['type']]?: Teller<Extract<CoreEvent, { readonly type: Type }>>
}

/** "100 USDT" */
export function money(amount: Amount, asset: AssetId): LoggedValue {
  return { amount: String(amount), asset }
}

/** Money in the asset in which contracts, hosting and loans are kept. */
export function marginMoney(amount: Amount): LoggedValue {
  return { amount: String(amount), asset: 'margin' }
}

/** An amount of a coin on offer. */
export function coins(amount: Amount, coin: CoinId): LoggedValue {
  return { coins: String(amount), coin }
}

export function priceIn(contract: ContractId, price: Ticks): LoggedValue {
  return { price: String(price), contract }
}
