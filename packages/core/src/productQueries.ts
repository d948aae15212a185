import type {
  AssetId,
  ContractAccountView,
  ContractDefinition,
  ContractId,
  ContractOrderRequest,
  ContractOrderView,
  ContractPreview,
  ContractQueries,
  ContractView,
  IndexDefinition,
  IndexId,
  IndexView,
  OptionId,
  OptionPoolView,
  OptionTerms,
  OptionView,
  OrderId,
  OwnerId,
  PositionView,
  Wallet,
} from '@touchstone/protocol'
import type { Amount } from '@touchstone/quantities'
import { contractDepth, contractView, insuranceFund, knownContract, leverageOf } from './contracts/contractQueries.ts'
import { contractOrderById, contractOrdersOf } from './contracts/orders/orderQueries.ts'
import { previewAmendment, previewContract } from './contracts/orders/previewContract.ts'
import { contractAccount } from './contracts/positions/account.ts'
import { positionIn, positionsOf, previewMargin } from './contracts/positions/positionQueries.ts'
import { indexDefinitions, indexView } from './reference/indexQueries.ts'
import type { ExchangeState } from './state.ts'
import { optionById, optionPoolView, optionsOf, optionTerms } from './timedOptions/optionQueries.ts'
import { largestStake } from './timedOptions/optionRoom.ts'
import { transferable } from './transfers/transferable.ts'

/** The questions about what was listed after Genesis: indexes, contracts and options. They change nothing. */
export class ProductQueries implements ContractQueries {
  readonly #products: ExchangeState

  constructor(state: ExchangeState) {
    this.#products = state
  }

  /** In order of listing. */
  contracts(): readonly ContractDefinition[] {
    return this.#products.contracts.markets.map((market) => market.definition)
  }

  /** Throws a RangeError when there is no such contract; so do the others. */
  contract(contract: ContractId): ContractView {
    return contractView(this.#products, contract)
  }

  contractDepth(contract: ContractId, levels: number): ReturnType<typeof contractDepth> {
    return contractDepth(this.#products, contract, levels)
  }

  /** By contract id. */
  positions(owner: OwnerId): readonly PositionView[] {
    return positionsOf(this.#products, owner)
  }

  position(owner: OwnerId, contract: ContractId): PositionView | undefined {
    return positionIn(this.#products, knownContract(this.#products, contract), owner)
  }

  /** Signed, 0 without a position. */
  openLots(owner: OwnerId, contract: ContractId): number {
    const { place } = knownContract(this.#products, contract)
    return this.#products.contracts.positions.of(owner, place)?.lots ?? 0
  }

  previewMargin(owner: OwnerId, contract: ContractId, change: Amount): ReturnType<typeof previewMargin> {
    return previewMargin(this.#products, knownContract(this.#products, contract), owner, change)
  }

  /** Oldest first, waiting stops included. */
  contractOrders(owner: OwnerId): readonly ContractOrderView[] {
    return contractOrdersOf(this.#products, owner)
  }

  contractOrder(order: OrderId): ContractOrderView | undefined {
    return contractOrderById(this.#products, order)
  }

  leverage(owner: OwnerId, contract: ContractId): ReturnType<typeof leverageOf> {
    return leverageOf(this.#products, owner, contract)
  }

  contractAccount(owner: OwnerId): ContractAccountView {
    return contractAccount(this.#products, owner)
  }

  /** What placing the order would do now, worked out by the engine's own rules. */
  previewContract(order: ContractOrderRequest, owner: OwnerId): ContractPreview {
    return previewContract(this.#products, order, owner)
  }

  /** What changing an own open order would do now. */
  previewAmendment(...asked: Parameters<ContractQueries['previewAmendment']>): ContractPreview {
    return previewAmendment(this.#products, ...asked)
  }

  insuranceFund(): Amount {
    return insuranceFund(this.#products)
  }

  /** In order of listing. */
  indexes(): readonly IndexDefinition[] {
    return indexDefinitions(this.#products)
  }

  /** Throws a RangeError when there is no such index. */
  index(index: IndexId): IndexView {
    return indexView(this.#products, index)
  }

  optionTerms(): readonly (OptionTerms & { readonly version: number })[] {
    return optionTerms(this.#products)
  }

  /** In order of purchase. */
  options(owner: OwnerId): readonly OptionView[] {
    return optionsOf(this.#products, owner)
  }

  /** An option that has not ended. */
  option(option: OptionId): OptionView | undefined {
    return optionById(this.#products, option)
  }

  optionPool(): OptionPoolView {
    return optionPoolView(this.#products)
  }

  largestStake(owner: OwnerId, index: IndexId, cycle: number): Amount {
    return largestStake(this.#products, owner, index, cycle)
  }

  /** What an owner may move out of a wallet now. Throws a RangeError when there is no such asset. */
  transferable(owner: OwnerId, wallet: Wallet, asset: AssetId): Amount {
    return transferable(this.#products, owner, wallet, asset)
  }
}
