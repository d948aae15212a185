import { type OperatorAction, say, type WelfareTerms } from '@touchstone/protocol'
import type { SandboxWorld } from '../decideOnce.ts'

const DAY_MS = 86_400_000
/** How long the campaign of a sandbox runs. */
const CAMPAIGN_DAYS = 365
/** Number of the text that its page shows. */
const CAMPAIGN_TEXT = 301

const SANDBOX_CAMPAIGN: Omit<WelfareTerms, 'asset' | 'from' | 'until'> = {
  campaign: 1,
  title: say('sandbox_campaign'),
  text: CAMPAIGN_TEXT,
  reward: '2',
  perPerson: 1,
  conditions: [
    { kind: 'trades', need: '3' },
    { kind: 'turnover', need: '1000' },
  ],
  state: 'running',
}

export const SANDBOX_CAMPAIGN_ID = SANDBOX_CAMPAIGN.campaign

/** The campaign of a sandbox, paid in this asset, as long as there was never one. */
export function missingCampaign({ core }: SandboxWorld, asset: number): readonly OperatorAction[] {
  if (core.welfare.campaign(SANDBOX_CAMPAIGN.campaign)) return []
  const terms = { ...SANDBOX_CAMPAIGN, asset, from: core.time, until: core.time + CAMPAIGN_DAYS * DAY_MS }
  return [{ type: 'SetCampaign', terms }]
}
