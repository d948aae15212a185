import type { CoreEvent, MessageKind, OwnerId } from '@touchstone/protocol'

/** A message that somebody has to find in the inbox of the real world. */
export interface OwedMessage {
  readonly owner: OwnerId
  readonly kind: MessageKind
}

type EventOf<Type> = Extract<CoreEvent, { readonly type: Type }>

/** What an event owes, beside the other events of its entry; a sentence: nothing, and why. */
type Owing<Event> = string | ((event: Event, events: readonly CoreEvent[]) => OwedMessage | undefined)

const own =
  (kind: MessageKind) =>
  ({ owner }: { readonly owner: OwnerId }): OwedMessage => ({ owner, kind })

const HOUSE = 'the house’s own, or the platform’s: no customer’s money or account'
const TERMS = 'terms of everybody, published where they hold'
const TRADING = 'orders, fills, funding and timed orders stand in their lists: hundreds a day, seen as they happen'
const BY_OPERATORS = 'told with the operators’ words, in the transaction that closes their decision'
const BY_CASE = 'told with the reviewers’ words by the case that it comes from'
const SMALL = 'a step of what is told when it ends'

const TOLD_STATES = ['approved', 'confirmed', 'canceled', 'refused', 'failed']
const CLOSED_BY_ITSELF = ['take_profit', 'stop_loss', 'settlement']

/**
 * Every kind of event of the log, and the message that it owes: said once more and not as the products say it. An event that is not
 * here does not compile.
 */
export const OWED: { readonly [Type in CoreEvent['type']]: Owing<EventOf<Type>> } = {
  DepositCredited: own('depositCredited'),
  PurchaseCredited: own('purchaseCredited'),
  WithdrawalRequested: own('withdrawal'),
  WithdrawalMoved: (event) => (TOLD_STATES.includes(event.state) ? own('withdrawal')(event) : undefined),
  FundsTransferred: own('transferred'),
  FundsConverted: own('converted'),
  HostingBought: own('hosted'),
  HostingDayPaid: own('hostingPaid'),
  HostingRedemptionAsked: own('hostingRedemption'),
  HostingEnded: own('hostingEnded'),
  LoanDisbursed: own('loanPaidOut'),
  LoanMoved: own('loanDue'),
  LoanPaid: own('loanRepaid'),
  LoanEnded: (event) => (event.result === 'written_off' ? own('loanWrittenOff')(event) : undefined),
  LoanApplied: 'what its customer has just sent',
  CoinsSubscribed: own('subscribed'),
  SubscriptionDecided: own('subscriptionDecided'),
  CoinsReleased: own('coinsReleased'),
  CoinsReturned: own('coinsReturned'),
  SignRewardPaid: own('rewardPaid'),
  WelfareClaimed: own('welfarePaid'),
  CommissionPaid: (event, events) => {
    const alike = events.find(
      (other) => other.type === 'CommissionPaid' && other.inviter === event.inviter && other.asset === event.asset,
    )
    return alike === event ? { owner: event.inviter, kind: 'commissionPaid' } : undefined
  },
  CommissionEarned: SMALL,
  CommissionLapsed: 'it was never paid, and its list says why',
  LiquidationStep: own('liquidation'),
  Deleveraged: own('deleveraged'),
  PositionClosed: (event) => (CLOSED_BY_ITSELF.includes(event.closedBy) ? own('positionClosed')(event) : undefined),
  PositionChanged: TRADING,
  PositionFunded: TRADING,
  Trade: TRADING,
  ContractTrade: TRADING,
  OrderAccepted: TRADING,
  OrderTriggered: TRADING,
  OrderAmended: TRADING,
  OrderClosed: TRADING,
  OrdersPaired: TRADING,
  StopTrailed: TRADING,
  ConditionsAccepted: TRADING,
  BracketAccepted: TRADING,
  BracketEnded: TRADING,
  ContractOrderAccepted: TRADING,
  ContractOrderTriggered: TRADING,
  ContractOrderAmended: TRADING,
  ContractOrderClosed: TRADING,
  ContractOrdersPaired: TRADING,
  ContractConditionsAccepted: TRADING,
  ContractStopTrailed: TRADING,
  OptionBought: TRADING,
  OptionStruck: TRADING,
  OptionSettled: TRADING,
  OwnerOpened: 'the welcome is the registration itself',
  OwnerFrozen: 'by its holder told of by accountFrozen, by operators by restrained',
  WithdrawalsHeld: 'told by what it follows from: a change, a device, operators',
  TierSet: BY_OPERATORS,
  VerificationSet: BY_CASE,
  DecisionTaken: BY_OPERATORS,
  DaySigned: SMALL,
  ReferrerSet: SMALL,
  InviteeQualified: SMALL,
  ContractSettled: 'told by each position that it closes, and a day before by contractEnds',
  FundingSettled: TRADING,
  CoinListed: 'told by the coins that it releases',
  CoinNotListed: 'told by the coins that are given back',
  OfferingSet: TERMS,
  OfferingFunded: HOUSE,
  OfferingAllocated: 'told by each subscription',
  OfferingPaidOut: HOUSE,
  CampaignSet: TERMS,
  CampaignFunded: HOUSE,
  CampaignClosed: HOUSE,
  RewardTermsSet: TERMS,
  FeeTiersSet: TERMS,
  MoneyTermsSet: TERMS,
  HostingProductSet: TERMS,
  LoanProductSet: TERMS,
  LoanPoolFunded: HOUSE,
  LoanPoolReturned: HOUSE,
  VerificationPolicySet: TERMS,
  PlatformRestricted: TERMS,
  TermsChanged: TERMS,
  OptionsListed: TERMS,
  AssetListed: TERMS,
  SpotMarketListed: TERMS,
  ContractListed: TERMS,
  IndexListed: TERMS,
  MarketStateSet: TERMS,
  PayoutAddressAdded: 'told by the call that asked for it (addressAdded)',
  PayoutAddressRemoved: 'told by the call that asked for it (addressRemoved)',
  IndexSampled: HOUSE,
  IndexUpdated: HOUSE,
  MarkStruck: HOUSE,
  InsuranceClosed: HOUSE,
  QuotesReplaced: HOUSE,
  LeaseAcquired: HOUSE,
  RulesActivated: HOUSE,
  ClockResumed: HOUSE,
  OperatorAppointed: HOUSE,
  AuditAnchored: HOUSE,
}

/** What an event owes. */
export function owedBy(event: CoreEvent, events: readonly CoreEvent[]): OwedMessage | undefined {
  const owing: Owing<never> = OWED[event.type]
  return typeof owing === 'string' ? undefined : owing(event as never, events)
}
