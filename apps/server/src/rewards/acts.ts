import { type CoreQueries, type RewardTerms, SIGN_IN_CAMPAIGN } from '@touchstone/protocol'
import { ppmToFraction } from '@touchstone/quantities'
import { type Acts, amountText } from '../trading/acts/acts.ts'
import { type TermWords, toldRows, toldTerms } from '../trading/acts/termWords.ts'
import { rewardAsset } from './rewardAsset.ts'

/** Each term in the words of the console. */
function worded({ rewardSharePpm, inviteRatesPpm, waitDays, signInRewards }: RewardTerms): TermWords {
  return {
    'share of own fees': ppmToFraction(rewardSharePpm),
    'invitation levels': String(inviteRatesPpm.length),
    'rates of invitations': inviteRatesPpm.map(ppmToFraction).join(' / '),
    'days a commission waits': String(waitDays),
    'sign-in rewards': signInRewards.join(' / '),
  }
}

function campaignText(core: CoreQueries, campaign: number): string {
  if (campaign === SIGN_IN_CAMPAIGN) return 'the sign-in'
  const title = core.welfare.campaign(campaign)?.terms.title
  return title === undefined ? `campaign ${campaign}` : `campaign ${campaign} (${title})`
}

/** The budget of a campaign now: nothing before its first funding. */
function leftOf(core: CoreQueries, campaign: number) {
  const budget = core.rewards.budget(campaign)
  if (budget) return budget
  return { asset: core.welfare.campaign(campaign)?.terms.asset ?? rewardAsset(core).id, left: 0n }
}

export const REWARD_ACTS: Acts<'SetRewardTerms' | 'FundCampaign' | 'CloseCampaign'> = {
  SetRewardTerms: ({ terms }, core) => {
    const before = core.rewards.terms()?.terms
    const lead = `${before ? 'Change' : 'Set'} the terms of rewards`
    return toldTerms(lead, before && worded(before), worded(terms))
  },
  FundCampaign: ({ campaign, amount }, core) => {
    const { asset, left } = leftOf(core, campaign)
    const text = (units: bigint) => amountText(core, asset, units)
    return toldRows(
      `Set ${text(amount)} of the treasury aside for ${campaignText(core, campaign)}: ${text(left)} → ${text(left + amount)}`,
      ['budget', text(left), text(left + amount)],
    )
  },
  CloseCampaign: ({ campaign }, core) => {
    const { asset, left } = leftOf(core, campaign)
    const text = (units: bigint) => amountText(core, asset, units)
    return toldRows(
      `Take what is left of ${campaignText(core, campaign)} back into the treasury: ${text(left)} → ${text(0n)}`,
      ['budget', text(left), text(0n)],
    )
  },
}
