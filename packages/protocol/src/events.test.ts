import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CoreEvent, EVENTS } from './events.ts'
import { createCodec } from './shape/codec.ts'
import { arbitraryRecord } from './shape/testing/arbitraryRecord.ts'
import { VOCABULARIES } from './vocabularies.ts'

const CODEC = createCodec(EVENTS)

test('an event written and read is the same event', () => {
  fc.assert(
    fc.property(fc.oneof(...EVENTS.map((each) => arbitraryRecord(each, 'wire'))), (event) => {
      expect(CODEC.decode(CODEC.encode(event as CoreEvent))).toEqual(event)
    }),
    { seed: 17, numRuns: 3000 },
  )
})

/* This list only grows: a number is never given to another event or reason. */
test('events and reasons have the numbers they always had', () => {
  const events = EVENTS.map(({ number, type }) => `${number} ${type}`)
  const reasons = VOCABULARIES.flatMap(({ reasons: each }) => {
    return Object.entries<{ readonly number: number }>(each).map(([reason, { number }]) => `${number} ${reason}`)
  })
  for (const names of [events, reasons]) {
    const numbers = names.map((name) => Number.parseInt(name, 10))
    expect(new Set(numbers).size).toBe(names.length)
  }
  expect(byNumber(events)).toMatchInlineSnapshot(`
    [
      "10 RulesActivated",
      "11 ClockResumed",
      "20 OwnerOpened",
      "21 OwnerFrozen",
      "22 TierSet",
      "23 WithdrawalsHeld",
      "24 VerificationSet",
      "25 FeeTiersSet",
      "26 VerificationPolicySet",
      "30 MarketStateSet",
      "31 TermsChanged",
      "32 QuotesReplaced",
      "40 IndexUpdated",
      "41 LeaseAcquired",
      "42 IndexListed",
      "43 IndexSampled",
      "50 DecisionTaken",
      "51 OperatorAppointed",
      "52 AuditAnchored",
      "60 MoneyTermsSet",
      "65 PlatformRestricted",
      "70 OrderAccepted",
      "71 OrderTriggered",
      "72 OrderAmended",
      "73 OrderClosed",
      "74 Trade",
      "75 ConditionsAccepted",
      "76 StopTrailed",
      "80 ContractListed",
      "81 MarkStruck",
      "82 ContractOrderAccepted",
      "83 ContractOrderTriggered",
      "84 ContractOrderAmended",
      "85 ContractOrderClosed",
      "86 ContractTrade",
      "87 PositionChanged",
      "88 PositionClosed",
      "89 FundingSettled",
      "90 PositionFunded",
      "91 LiquidationStep",
      "92 InsuranceClosed",
      "93 Deleveraged",
      "94 ContractSettled",
      "95 ContractConditionsAccepted",
      "96 ContractStopTrailed",
      "100 OptionsListed",
      "101 OptionBought",
      "102 OptionStruck",
      "103 OptionSettled",
      "110 FundsTransferred",
      "115 DepositCredited",
      "120 PurchaseCredited",
      "125 PayoutAddressAdded",
      "126 PayoutAddressRemoved",
      "127 WithdrawalRequested",
      "128 WithdrawalMoved",
      "135 FundsConverted",
      "150 HostingProductSet",
      "151 HostingBought",
      "152 HostingDayPaid",
      "153 HostingRedemptionAsked",
      "154 HostingEnded",
      "160 LoanProductSet",
      "161 LoanPoolFunded",
      "162 LoanPoolReturned",
      "163 LoanApplied",
      "164 LoanDisbursed",
      "165 LoanMoved",
      "166 LoanPaid",
      "167 LoanEnded",
      "170 OfferingSet",
      "171 OfferingFunded",
      "172 CoinsSubscribed",
      "173 OfferingAllocated",
      "174 SubscriptionDecided",
      "175 CoinListed",
      "176 CoinNotListed",
      "177 CoinsReleased",
      "178 CoinsReturned",
      "179 OfferingPaidOut",
      "180 AssetListed",
      "181 SpotMarketListed",
      "185 DaySigned",
      "186 SignRewardPaid",
      "190 ReferrerSet",
      "191 InviteeQualified",
      "192 CommissionEarned",
      "193 CommissionPaid",
      "194 CommissionLapsed",
      "195 CampaignSet",
      "196 WelfareClaimed",
      "200 RewardTermsSet",
      "201 CampaignFunded",
      "202 CampaignClosed",
      "212 OrdersPaired",
      "221 BracketAccepted",
      "222 BracketEnded",
      "231 ContractOrdersPaired",
    ]
  `)
  expect(byNumber(reasons)).toMatchInlineSnapshot(`
    [
      "0 capital",
      "1 faucet",
      "2 hold",
      "3 release",
      "4 trade",
      "5 fee",
      "6 transfer",
      "7 pnl",
      "8 loss_settled",
      "9 funding",
      "10 liquidation_fee",
      "11 insurance",
      "12 option_stake",
      "13 option_payout",
      "14 rounding",
      "15 deposit",
      "16 withdrawal",
      "17 withdrawal_fee",
      "18 purchase",
      "19 conversion",
      "20 hosting_escrow",
      "21 hosting_return",
      "22 hosting_loss",
      "23 hosting_unearned",
      "24 loan_funding",
      "25 loan_return",
      "26 loan_disbursement",
      "27 loan_principal",
      "28 loan_interest",
      "29 loan_late_fee",
      "30 offering_funded",
      "31 subscription_paid",
      "32 subscription_coins",
      "33 subscription_returned",
      "34 offering_paid_out",
      "35 sign_reward",
      "36 invite_commission",
      "38 welfare_reward",
      "40 campaign_funded",
      "41 campaign_closed",
    ]
  `)
})

function byNumber(names: readonly string[]): string[] {
  return [...names].sort((left, right) => Number.parseInt(left, 10) - Number.parseInt(right, 10))
}
