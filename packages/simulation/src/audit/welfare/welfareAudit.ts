import type { CampaignSet, CoreEvent, CoreQueries, OperatorAction, WelfareClaimed } from '@touchstone/protocol'
import { demand } from '../auditFailure.ts'
import { checkActor } from '../checkActor.ts'
import { conditions, type Rights } from '../decisionRights.ts'
import { amountOf } from '../plainSums.ts'
import type { ProductBooks } from '../productAudit.ts'
import type { RewardBooks } from '../rewards/rewardBooks.ts'
import type { Scene } from '../scene.ts'

const SCALES: Readonly<Record<number, number>> = { 1: 6, 2: 8, 3: 6 }

interface KnownCampaign {
  set: CampaignSet
  readonly claims: Map<number, number>
}

/** WELF: a campaign pays its reward in its asset, within its time and count, to customers who meet its conditions. */
export class WelfareAudit implements ProductBooks {
  readonly #rewards: RewardBooks
  readonly #campaigns = new Map<number, KnownCampaign>()

  constructor(rewards: RewardBooks) {
    this.#rewards = rewards
  }

  hear(event: CoreEvent, scene: Scene): void {
    if (event.type === 'CampaignSet') this.#set(event, scene)
    if (event.type === 'WelfareClaimed') this.#claim(event, scene)
  }

  rightsTo({ type }: OperatorAction, byAdministrator: boolean): Rights | undefined {
    return type === 'SetCampaign' ? conditions(byAdministrator) : undefined
  }

  /** Nothing stays with a campaign that is over. */
  endEntry({ time, core }: Scene): void {
    for (const [id, { set }] of this.#campaigns) {
      const over = set.terms.state === 'ended' || set.terms.until <= time
      const kept = over && !core.clockStopped() && this.#rewards.hasLeft(id)
      demand(!kept, 'WELF-4', () => `campaign ${id} is over at ${time} and has money left`)
    }
  }

  sweep(core: CoreQueries): void {
    for (const [id, { set, claims }] of this.#campaigns) {
      const view = core.welfare.campaign(id)
      const sum = [...claims.values()].reduce((all, count) => all + count, 0)
      demand(view?.version === set.version && view.claims === sum, 'WELF-1', () => `campaign ${id} is not what was set`)
    }
  }

  #set(told: CampaignSet, { time }: Scene): void {
    const known = this.#campaigns.get(told.terms.campaign)
    const before = known?.set.terms
    const { terms } = told
    if (before && before.from <= time && terms.state === 'running') {
      const wider =
        terms.until >= before.until &&
        terms.perPerson >= before.perPerson &&
        Number(terms.reward) >= Number(before.reward) &&
        terms.conditions.every(({ kind, need }) =>
          before.conditions.some((each) => each.kind === kind && Number(each.need) >= Number(need)),
        )
      demand(wider, 'WELF-2', () => `campaign ${terms.campaign} was narrowed while it ran`)
    }
    const kept = before === undefined || (before.asset === terms.asset && before.state === 'running')
    demand(kept, 'WELF-2', () => `campaign ${terms.campaign} was brought back, or into another asset`)
    if (known) known.set = told
    else this.#campaigns.set(terms.campaign, { set: told, claims: new Map() })
  }

  #claim({ campaign, owner, asset, amount, claim }: WelfareClaimed, scene: Scene): void {
    const { time, core, entry } = scene
    checkActor(entry.command, owner)
    const known = this.#campaigns.get(campaign)
    const { terms } = known?.set ?? {}
    const runs = terms?.state === 'running' && terms.from <= time && time < terms.until
    demand(known !== undefined && runs, 'WELF-3', () => `campaign ${campaign} was claimed at ${time}`)
    const count = (known.claims.get(owner) ?? 0) + 1
    demand(claim === count && count <= terms.perPerson, 'I20', () => `${owner} claimed ${campaign} ${count} times`)
    known.claims.set(owner, count)
    const reward = amountOf(terms.reward, SCALES[asset] ?? 0)
    demand(asset === terms.asset && amount === reward, 'I20', () => `campaign ${campaign} paid ${amount} of ${asset}`)
    const { trades, turnover } = core.rewards.totals(owner)
    const done = {
      fees_paid: this.#rewards.paidBy(owner),
      level: BigInt(this.#rewards.level(owner)),
      trades: BigInt(trades),
      turnover,
    }
    for (const { kind, need } of terms.conditions) {
      const least = kind === 'fees_paid' || kind === 'turnover' ? amountOf(need, 6) : BigInt(need)
      demand(done[kind] >= least, 'WELF-3', () => `${owner} has ${done[kind]} of ${kind} for campaign ${campaign}`)
    }
    this.#rewards.give(owner, campaign, asset, amount, scene)
  }
}
