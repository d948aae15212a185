import type { WITHDRAWAL_CALLS } from '@touchstone/protocol'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/schema.ts'
import type { CallHandlers } from '../gateway/callContext.ts'
import { PastReader } from '../history/pastReader.ts'
import type { People } from '../identity/accounts/people.ts'
import type { TransactionPasswordCheck } from '../identity/passwords/transactionPasswordCheck.ts'
import type { SecondFactorCheck } from '../identity/proofs/secondFactorCheck.ts'
import type { BankPayees } from '../products/withdrawals/bankPayees.ts'
import { withdrawalHandlers } from '../products/withdrawals/withdrawalHandlers.ts'
import type { WorldPort } from '../sequencer/worldPort.ts'
import { CustomerCommands } from '../trading/customerCommands.ts'
import { tradingWorlds } from '../trading/tradingWorlds.ts'
import { type PerWorld, perWorld } from './perWorld.ts'
import type { Past } from './startPast.ts'

export interface MoneyParts {
  readonly database: Kysely<Database>
  readonly clock: Clock
  readonly worlds: PerWorld<WorldPort>
  readonly past: Past
  readonly people: Pick<People, 'notify' | 'accountEvents'>
  readonly transactionPassword: Pick<TransactionPasswordCheck, 'check'>
  readonly secondFactor: SecondFactorCheck
  readonly payees: BankPayees
}

/** The calls by which money leaves for the outside: they need to know the person, not only the owner. */
export function moneyHandlers(parts: MoneyParts): CallHandlers<keyof typeof WITHDRAWAL_CALLS> {
  const { database, live, projectors } = parts.past
  const { clock } = parts
  const commands = new CustomerCommands(tradingWorlds(parts.worlds), () => clock.now())
  const past = new PastReader({
    database,
    worlds: perWorld((name) => ({ live: live[name], projector: projectors[name] })),
  })
  return withdrawalHandlers({ ...parts, commands, past })
}
