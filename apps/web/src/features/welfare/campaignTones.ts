/** How the state of a campaign looks. */
export const CAMPAIGN_TONES = {
  soon: 'neutral',
  available: 'success',
  claimed: 'success',
  expired: 'neutral',
  used_up: 'neutral',
} as const
