import type { OperatorAction } from '@touchstone/protocol'
import { powerOfTen } from '@touchstone/quantities'
import { decideOnce, type SandboxWorld } from '../decideOnce.ts'
import { missingCampaign, SANDBOX_CAMPAIGN_ID } from '../welfare/sandboxCampaign.ts'
import { SANDBOX_CAMPAIGN_BUDGET, SANDBOX_REWARD_TERMS, SANDBOX_SIGN_IN_BUDGET } from './sandboxRewards.ts'

/** The evidence of the capital: the log takes each evidence once, so the capital comes in once. */
const EVIDENCE = 'sandbox: backing of rewards'
const SIGN_IN = 0

/** Terms, and capital in the treasury for both budgets; nothing in a world that has terms, or no currency for them. */
function beginnings({ core }: SandboxWorld): readonly OperatorAction[] {
  const asset = core.assets().find(({ code }) => code === 'USDT')
  if (!asset || core.rewards.terms()) return []
  const amount = (SANDBOX_SIGN_IN_BUDGET + SANDBOX_CAMPAIGN_BUDGET) * powerOfTen(asset.scale)
  return [
    { type: 'ContributeCapital', owner: 'treasury', asset: asset.id, amount, evidence: EVIDENCE },
    { type: 'SetRewardTerms', terms: SANDBOX_REWARD_TERMS },
  ]
}

/** The campaign, as long as there was never one, and the budgets that were never funded. */
function budgets(world: SandboxWorld): readonly OperatorAction[] {
  const { core } = world
  const asset = core.assets().find(({ code }) => code === 'USDT')
  if (!asset || !core.rewards.terms()) return []
  const units = powerOfTen(asset.scale)
  const funds = [
    { type: 'FundCampaign', campaign: SIGN_IN, amount: SANDBOX_SIGN_IN_BUDGET * units },
    { type: 'FundCampaign', campaign: SANDBOX_CAMPAIGN_ID, amount: SANDBOX_CAMPAIGN_BUDGET * units },
  ] as const
  return [...missingCampaign(world, asset.id), ...funds.filter((fund) => !core.rewards.budget(fund.campaign))]
}

/**
 * Sets the terms of rewards in a world that has none, a fresh one or one with an older log, funds the sign-in and offers one
 * campaign: each is a decision of two operators in the log. What operators have changed or closed stays as it is.
 */
export async function offerRewards(world: SandboxWorld): Promise<void> {
  await decideOnce(world, beginnings(world))
  for (const act of budgets(world)) await decideOnce(world, [act])
}
