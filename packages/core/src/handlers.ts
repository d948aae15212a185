import type {
  AmendOrder,
  BuyOption,
  CancelAllOrders,
  CancelOrder,
  Command,
  CommandType,
  CustomerCommand,
  PlaceOrder,
  Reply,
  TransferFunds,
} from '@touchstone/protocol'
import { MAX_LOTS, MAX_TICKS } from '@touchstone/quantities'
import { resumeClock } from './clock/clock.ts'
import {
  CONTRACT_COMMANDS,
  type ContractCommand,
  handleContractCommand,
  isContractCommandUnderstood,
} from './contracts/contractCommands.ts'
import { listContract } from './contracts/listContract.ts'
import { quoteContract } from './contracts/orders/quoteContract.ts'
import { faucetCredit } from './customers/faucetCredit.ts'
import { freezeOwner } from './customers/freezeOwner.ts'
import { holdWithdrawals } from './customers/holdWithdrawals.ts'
import { openOwner } from './customers/openOwner.ts'
import { setTier } from './customers/setTier.ts'
import { anchorAudit } from './decisions/anchorAudit.ts'
import { decide } from './decisions/decide.ts'
import { creditDeposit } from './deposits/creditDeposit.ts'
import { MAX_ID, MAX_MARKET_ID } from './entry/limits.ts'
import { isWhole } from './entry/refusal.ts'
import { activateRules } from './genesis/activateRules.ts'
import { begin } from './genesis/genesis.ts'
import { setMarketState } from './markets/setMarketState.ts'
import {
  handleMoneyCommand,
  isMoneyCommand,
  isMoneyCommandUnderstood,
  MONEY_COMMANDS,
  type MoneyCommand,
} from './moneyCommands.ts'
import { indexSamples } from './reference/indexSamples.ts'
import { acquireLease } from './reference/leases.ts'
import { listIndex } from './reference/listIndex.ts'
import { restrictPlatform } from './restriction/restrictPlatform.ts'
import { amendOrder } from './spot/amendOrder.ts'
import { cancelAllOrders } from './spot/cancelAllOrders.ts'
import { cancelOrder } from './spot/cancelOrder.ts'
import { massQuote } from './spot/massQuote.ts'
import { placeOrder } from './spot/placeOrder.ts'
import { hasIdentity, isWellFormed } from './spot/wellFormed.ts'
import type { ExchangeState } from './state.ts'
import { buyOption, isOptionOrder } from './timedOptions/buyOption.ts'
import { listOptions } from './timedOptions/listOptions.ts'
import { isTransfer, transferFunds } from './transfers/transferFunds.ts'
import { confirmWithdrawal, failWithdrawal, replacePayment, signWithdrawal } from './withdrawals/payWithdrawal.ts'

export type CustomerOrderCommand =
  | PlaceOrder
  | AmendOrder
  | CancelOrder
  | CancelAllOrders
  | BuyOption
  | TransferFunds
  | ContractCommand
  | MoneyCommand
type OtherCommand = Exclude<Command, CustomerOrderCommand>

const CUSTOMER_TYPES: ReadonlySet<CommandType> = new Set<CustomerOrderCommand['type']>([
  'PlaceOrder',
  'CancelOrder',
  'AmendOrder',
  'CancelAllOrders',
  'BuyOption',
  'TransferFunds',
  ...CONTRACT_COMMANDS,
  ...MONEY_COMMANDS,
])

/** Commands that carry an identity and are answered once. */
export function isCustomerCommand(command: Command): command is CustomerOrderCommand {
  const { type } = command
  return type === 'PlaceOrder' || type === 'CancelOrder' || CUSTOMER_TYPES.has(type)
}

/** Whether a customer command can be understood at all; one that cannot is not remembered either. */
export function isUnderstood(command: CustomerOrderCommand): boolean {
  if (!hasIdentity(command satisfies CustomerCommand)) return false
  switch (command.type) {
    case 'PlaceOrder':
      return isWellFormed(command)
    case 'AmendOrder':
      return (
        isWhole(command.order, 1, MAX_ID) && isWhole(command.price, 0, MAX_TICKS) && isWhole(command.lots, 0, MAX_LOTS)
      )
    case 'CancelOrder':
      return isWhole(command.order, 1, MAX_ID)
    case 'CancelAllOrders':
      return isWhole(command.market, 0, MAX_MARKET_ID)
    case 'BuyOption':
      return isOptionOrder(command)
    case 'TransferFunds':
      return isTransfer(command)
    default:
      return isMoneyCommand(command) ? isMoneyCommandUnderstood(command) : isContractCommandUnderstood(command)
  }
}

export function handleCustomerCommand(state: ExchangeState, command: CustomerOrderCommand): Reply {
  switch (command.type) {
    case 'PlaceOrder':
      return placeOrder(state, command)
    case 'AmendOrder':
      return amendOrder(state, command)
    case 'CancelOrder':
      return cancelOrder(state, command)
    case 'CancelAllOrders':
      return cancelAllOrders(state, command)
    case 'BuyOption':
      return buyOption(state, command)
    case 'TransferFunds':
      return transferFunds(state, command)
    default:
      return isMoneyCommand(command) ? handleMoneyCommand(state, command) : handleContractCommand(state, command)
  }
}

type Handlers = {
  readonly [Type in OtherCommand['type']]: (state: ExchangeState, command: Extract<Command, { type: Type }>) => Reply
}

const HANDLERS: Handlers = {
  MassQuote: massQuote,
  IndexSamples: indexSamples,
  Genesis: begin,
  OpenOwner: openOwner,
  FreezeOwner: freezeOwner,
  SetTier: setTier,
  FaucetCredit: faucetCredit,
  SetMarketState: setMarketState,
  AcquireLease: acquireLease,
  ActivateRules: activateRules,
  ResumeClock: resumeClock,
  ListIndex: listIndex,
  ListContract: listContract,
  ListOptions: listOptions,
  QuoteContract: quoteContract,
  HoldWithdrawals: holdWithdrawals,
  Decide: decide,
  AnchorAudit: anchorAudit,
  CreditDeposit: creditDeposit,
  SignWithdrawal: signWithdrawal,
  ReplacePayment: replacePayment,
  ConfirmWithdrawal: confirmWithdrawal,
  FailWithdrawal: failWithdrawal,
  RestrictPlatform: restrictPlatform,
}

/** The handler of a command without identity; undefined for a word nobody knows. */
export function handlerOf(type: CommandType): ((state: ExchangeState, command: Command) => Reply) | undefined {
  if (!Object.hasOwn(HANDLERS, type)) return undefined
  return HANDLERS[type as OtherCommand['type']] as (state: ExchangeState, command: Command) => Reply
}
