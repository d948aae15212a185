import { expect, it } from 'vitest'
import { RECORD_EVENTS } from './recordEvents.ts'

it('gives word of hosting, loans and subscriptions, and of rewards of each kind', () => {
  const kinds = new Set(RECORD_EVENTS.values())
  for (const kind of ['hosting', 'loan', 'subscription', 'reward'] as const) expect(kinds).toContain(kind)
  const rewards = [...RECORD_EVENTS].flatMap(([type, kind]) => (kind === 'reward' ? [type] : []))
  expect(rewards.sort()).toEqual(['CommissionPaid', 'SignRewardPaid', 'WelfareClaimed'])
})
