import type { Timestamp } from '@touchstone/quantities'
import type { CancelAllAfterQueries } from './cancelAllAfter/queries.ts'
import type { ContractQueries } from './contracts/queries.ts'
import type { ConversionQueries } from './conversions/queries.ts'
import type { CustomerQueries } from './customers/queries.ts'
import type { DecisionQueries } from './decisions/queries.ts'
import type { DepositQueries } from './deposits/queries.ts'
import type { HostingQueries } from './hosting/queries.ts'
import type { InvitationQueries } from './invitations/queries.ts'
import type { AssetDefinition } from './ledger/assets.ts'
import type { LedgerQueries } from './ledger/queries.ts'
import type { LoanQueries } from './loans/queries.ts'
import type { LotQueries } from './lots/queries.ts'
import type { NewCoinQueries } from './newCoins/queries.ts'
import type { ReferenceQueries } from './reference/queries.ts'
import type { RestrictionQueries } from './restriction/queries.ts'
import type { RewardQueries } from './rewards/queries.ts'
import type { SignInQueries } from './signIn/queries.ts'
import type { SpotQueries } from './spot/queries.ts'
import type { MoneyTermsQueries } from './terms/queries.ts'
import type { TimedOptionQueries } from './timedOptions/queries.ts'
import type { TransferQueries } from './transfers/queries.ts'
import type { WelfareQueries } from './welfare/queries.ts'
import type { WithdrawalQueries } from './withdrawals/queries.ts'

/** The questions the server, the simulator and the proofs may ask of a core: each product answers its own. */
export interface CoreQueries {
  readonly sequence: number
  readonly time: Timestamp
  readonly rulesVersion: number
  clockStopped(): boolean
  assets(): readonly AssetDefinition[]
  readonly ledger: LedgerQueries
  readonly customers: CustomerQueries
  readonly restriction: RestrictionQueries
  readonly reference: ReferenceQueries
  readonly decisions: DecisionQueries
  readonly moneyTerms: MoneyTermsQueries
  readonly lots: LotQueries
  readonly spot: SpotQueries
  readonly contracts: ContractQueries
  readonly cancelAllAfter: CancelAllAfterQueries
  readonly timedOptions: TimedOptionQueries
  readonly transfers: TransferQueries
  readonly deposits: DepositQueries
  readonly withdrawals: WithdrawalQueries
  readonly conversions: ConversionQueries
  readonly hosting: HostingQueries
  readonly newCoins: NewCoinQueries
  readonly loans: LoanQueries
  readonly rewards: RewardQueries
  readonly signIn: SignInQueries
  readonly invitations: InvitationQueries
  readonly welfare: WelfareQueries
}

/** Some of a core's questions, by product: `SomeQueries<{ spot: 'markets' | 'market'; reference: 'indexes' }>`. */
export type SomeQueries<Asked extends { readonly [Product in keyof CoreQueries]?: keyof CoreQueries[Product] }> = {
  readonly [Product in keyof Asked & keyof CoreQueries]: Pick<
    CoreQueries[Product],
    Asked[Product] & keyof CoreQueries[Product]
  >
}
