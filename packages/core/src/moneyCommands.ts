import type {
  AddPayoutAddress,
  CancelWithdrawal,
  Command,
  ConvertFunds,
  RemovePayoutAddress,
  Reply,
  RequestWithdrawal,
} from '@touchstone/protocol'
import { convertFunds, isConversion } from './conversions/convertFunds.ts'
import { MAX_ID } from './entry/limits.ts'
import { isWhole } from './entry/refusal.ts'
import type { ExchangeState } from './state.ts'
import { addPayoutAddress, isAddressNumber, isNewAddress, removePayoutAddress } from './withdrawals/keepAddress.ts'
import { cancelWithdrawal, isWithdrawalRequest, requestWithdrawal } from './withdrawals/requestWithdrawal.ts'

/** What customers send about money that comes in and goes out. */
export type MoneyCommand = AddPayoutAddress | RemovePayoutAddress | RequestWithdrawal | CancelWithdrawal | ConvertFunds

type Of<Type extends MoneyCommand['type']> = Extract<Command, { type: Type }>

/** Whether the fields of a command are in their range. */
const UNDERSTOOD: { readonly [Type in MoneyCommand['type']]: (command: Of<Type>) => boolean } = {
  AddPayoutAddress: isNewAddress,
  RemovePayoutAddress: isAddressNumber,
  RequestWithdrawal: isWithdrawalRequest,
  CancelWithdrawal: ({ withdrawal }) => isWhole(withdrawal, 1, MAX_ID),
  ConvertFunds: isConversion,
}

const HANDLERS: { readonly [Type in MoneyCommand['type']]: (state: ExchangeState, command: Of<Type>) => Reply } = {
  AddPayoutAddress: addPayoutAddress,
  RemovePayoutAddress: removePayoutAddress,
  RequestWithdrawal: requestWithdrawal,
  CancelWithdrawal: cancelWithdrawal,
  ConvertFunds: convertFunds,
}

export const MONEY_COMMANDS = Object.keys(HANDLERS) as MoneyCommand['type'][]

export function isMoneyCommand(command: Command): command is MoneyCommand {
  return Object.hasOwn(HANDLERS, command.type)
}

export function isMoneyCommandUnderstood(command: MoneyCommand): boolean {
  return (UNDERSTOOD[command.type] as (command: MoneyCommand) => boolean)(command)
}

export function handleMoneyCommand(state: ExchangeState, command: MoneyCommand): Reply {
  return (HANDLERS[command.type] as (state: ExchangeState, command: MoneyCommand) => Reply)(state, command)
}
