import type { OperatorAction } from '@touchstone/protocol'
import { wordText } from '../i18n/texts.ts'
import { CONTRACT_ACTS } from './contracts/acts.ts'
import { HOSTING_ACTS } from './hosting/acts.ts'
import { LOAN_ACTS } from './loans/acts.ts'
import { NEW_COIN_ACTS } from './newCoins/acts.ts'
import { PURCHASE_ACTS } from './purchases/acts.ts'
import { SPOT_ACTS } from './spot/acts.ts'
import { TIMED_OPTION_ACTS } from './timedOptions/acts.ts'
import { WELFARE_ACTS } from './welfare/acts.ts'
import { WITHDRAWAL_ACTS } from './withdrawals/acts.ts'

/** Of no product alone. */
const COMMON_ACTS = {
  AppointOperator: 'Operator and roles',
  FreezeOwner: 'Freeze of an account',
  HoldWithdrawals: 'Hold of withdrawals',
  SetVerification: 'Verification level',
  SetTier: 'Fee tier of a customer',
  SetFeeTiers: 'Fee tiers',
  SetVerificationPolicy: 'Verification policy',
  SetMarketState: 'State of a market',
  ListAsset: 'Listing of an asset',
  ListSpotMarket: 'Listing of a spot market',
  ListIndex: 'Listing of an index',
  ContributeCapital: 'Capital contribution',
  CancelDecision: 'Taking back a decision',
  SetMoneyTerms: 'Terms of deposits and withdrawals',
  RestrictPlatform: 'Restriction of the platform',
  SetRewardTerms: 'Terms of rewards',
  FundCampaign: 'Budget of a campaign',
  CloseCampaign: 'End of a campaign’s budget',
  PublishText: 'Legal text',
  SetCompany: 'Facts of the company',
} as const

/** An action without words does not compile. */
const ACTS: Readonly<Record<OperatorAction['type'], string>> = {
  ...COMMON_ACTS,
  ...SPOT_ACTS,
  ...CONTRACT_ACTS,
  ...TIMED_OPTION_ACTS,
  ...WITHDRAWAL_ACTS,
  ...PURCHASE_ACTS,
  ...HOSTING_ACTS,
  ...NEW_COIN_ACTS,
  ...LOAN_ACTS,
  ...WELFARE_ACTS,
}

/** The console's words for an action of the core. */
export function actionName(action: string): string {
  return wordText(ACTS, action)
}
