import type { Decide, OperatorId } from '@touchstone/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { TestWorld } from '../../projector/testing/testWorld.ts'
import { appointOperator } from '../../sequencer/testing/decisionsOfTwo.ts'
import { offerRewards } from './offerRewards.ts'
import { SANDBOX_CAMPAIGN_BUDGET, SANDBOX_REWARD_TERMS, SANDBOX_SIGN_IN_BUDGET } from './sandboxRewards.ts'

const UNITS = 1_000_000n

describe.each(['real', 'demo'] as const)('rewards of a sandbox’s %s world', (name) => {
  let test: TestWorld
  beforeEach(async () => {
    test = await TestWorld.open(name)
  })

  const appoint = (operator: OperatorId) => appointOperator(test.world, operator, 'administrator', 'treasury')

  it('have terms, a funded sign-in and a campaign that runs, by decisions of two, once', async () => {
    await appoint(1)
    await appoint(2)
    const decided: Decide[] = []
    test.world.follow(({ command }) => {
      if (command.type === 'Decide') decided.push(command)
    })
    await offerRewards(test.world)
    const { core } = test.world
    expect(core.rewards.terms()?.terms).toEqual(SANDBOX_REWARD_TERMS)
    expect(core.rewards.budget(0)?.left).toBe(SANDBOX_SIGN_IN_BUDGET * UNITS)
    expect(core.rewards.budget(1)?.left).toBe(SANDBOX_CAMPAIGN_BUDGET * UNITS)
    expect(core.welfare.campaigns()).toMatchObject([{ state: 'running', left: SANDBOX_CAMPAIGN_BUDGET * UNITS }])
    expect(decided.every(({ proposer, approver }) => proposer !== approver && approver > 0)).toBe(true)
    const { sequence } = core
    await offerRewards(test.world)
    expect(core.sequence).toBe(sequence)
  })

  it('stay as operators have left them', async () => {
    await appoint(1)
    await appoint(2)
    const terms = { ...SANDBOX_REWARD_TERMS, rewardSharePpm: 50_000 }
    const decide = (action: Decide['action']) =>
      test.world.submit({ type: 'Decide', proposer: 2, approver: 1, effectiveAt: 0, reason: 'a test', action })
    await decide({ type: 'SetRewardTerms', terms })
    await offerRewards(test.world)
    await decide({ type: 'CloseCampaign', campaign: 0 })
    await offerRewards(test.world)
    const { core } = test.world
    expect(core.rewards.terms()?.terms).toEqual(terms)
    expect(core.rewards.budget(0)?.left).toBe(0n)
  })

  it('are not there as long as there are no two operators', async () => {
    await appoint(1)
    const { sequence } = test.world.core
    await offerRewards(test.world)
    expect(test.world.core.sequence).toBe(sequence)
  })
})
