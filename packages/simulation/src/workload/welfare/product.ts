import type { CoreQueries, OperatorAction, WelfareTerms } from '@touchstone/protocol'
import type { Draws } from '../draws.ts'
import { proposed } from '../people.ts'
import type { ProductWorkload } from '../productWorkload.ts'
import { WelfareFlow } from './welfareFlow.ts'

export const WELFARE: ProductWorkload = {
  listings: [],
  badListings: [],
  begin: (draws) => ({
    seldom: new WelfareFlow(draws),
    offers: {
      share: 2,
      isReady: (core) => core.decisions.operators().length > 1 && core.rewards.terms() !== undefined,
      next: (core) => proposed(draws, core, decision(draws, core), 'administrator'),
    },
  }),
}

/** Mostly money for an existing campaign; else a campaign, new or changed. */
function decision(draws: Draws, core: CoreQueries): OperatorAction {
  const { random } = draws
  const known = core.welfare.campaigns()
  if (known.length === 0 || random.chance(45)) return { type: 'SetCampaign', terms: terms(draws, core.time) }
  const { campaign } = random.pick(known).terms
  if (random.chance(10)) return { type: 'CloseCampaign', campaign }
  return { type: 'FundCampaign', campaign, amount: BigInt(random.pick([1, 550, 700, 40_000, 40_000])) }
}

/** Small rewards in several assets; conditions that some customers meet; now and then nonsense, or less than promised. */
function terms({ random }: Draws, now: number): WelfareTerms {
  const from = now + random.pick([0, 0, 0, 0, 0, 600_000])
  const conditions = [
    { kind: 'fees_paid', need: random.pick(['0', '0.001', '1']) },
    { kind: 'trades', need: random.pick(['1', '3']) },
    { kind: 'turnover', need: random.pick(['0.5', '10']) },
    { kind: 'level', need: '1' },
  ] as const
  return {
    campaign: random.between(1, 4),
    title: 'Welcome',
    text: 0,
    asset: random.pick([1, 1, 1, 1, 1, 2, 3, 9]),
    reward: random.pick(['0.000001', '0.0004', '0.0004', '0.0004', '0.01', '0.01', '0']),
    perPerson: random.pick([1, 1, 2, 5]),
    from,
    until: from + random.pick([60_000, 3_600_000, 86_400_000, 86_400_000, 864_000_000, 864_000_000]),
    conditions: conditions.filter(() => random.chance(20)),
    state: random.chance(92) ? 'running' : 'ended',
  }
}
