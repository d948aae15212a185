import {
  type ContributeCapital,
  type CoreEvent,
  type OperatorAction,
  type Posting,
  SYSTEM_OWNERS,
} from '@touchstone/protocol'
import { demand } from './auditFailure.ts'
import type { Effects } from './productAudit.ts'
import { PRODUCTS } from './products.ts'
import type { Scene } from './scene.ts'

/** Of no product alone. */
const COMMON: Effects = {
  OperatorAppointed: ['AppointOperator'],
  VerificationSet: ['SetVerification'],
  FeeTiersSet: ['SetFeeTiers'],
  VerificationPolicySet: ['SetVerificationPolicy'],
  MoneyTermsSet: ['SetMoneyTerms'],
  AssetListed: ['ListAsset'],
  SpotMarketListed: ['ListSpotMarket'],
  RewardTermsSet: ['SetRewardTerms'],
  CampaignFunded: ['FundCampaign'],
}

/** Events that only a decision causes, with the kinds of action that cause them. */
const EFFECTS = new Map<string, string[]>()
for (const effects of [COMMON, ...PRODUCTS.map((product) => product.effects ?? {})])
  for (const [effect, types] of Object.entries(effects)) EFFECTS.set(effect, [...(EFFECTS.get(effect) ?? []), ...types])

/** Compares the events of an entry with the decisions carried out in it: neither may come without the other. */
export class DecisionEffects {
  /** Events of the current entry. */
  #decided: OperatorAction[] = []
  #seen: CoreEvent[] = []
  readonly #cancelled = new Map<number, OperatorAction>()
  readonly #proofs = new Set<string>()

  hear(event: CoreEvent): void {
    if (EFFECTS.has(event.type)) this.#seen.push(event)
    if (event.type === 'DecisionTaken' && event.state === 'cancelled') this.#cancelled.set(event.decision, event.action)
  }

  /** A decision came into effect: its event must be seen in the same entry. */
  expect(action: OperatorAction): void {
    this.#decided.push(action)
  }

  cancelled(decision: number): OperatorAction | undefined {
    return this.#cancelled.get(decision)
  }

  endEntry({ entry: { command, sequence }, postings }: Scene): void {
    for (const [effect, types] of EFFECTS) {
      const seen = this.#seen.filter(({ type }) => type === effect).length
      const decided = this.#decided.filter(({ type }) => types.includes(type)).length
      demand(seen === decided, 'I27', () => `${seen} times ${effect} at entry ${sequence}, decided were ${decided}`)
    }
    if (command.type !== 'Genesis') this.#checkCapital(postings)
    this.#decided = []
    this.#seen = []
    this.#cancelled.clear()
  }

  /** Money comes in by the decided amount, and once for each proof. OPER-10 */
  #checkCapital(postings: readonly Posting[]): void {
    const paid = postings.filter(({ reason }) => reason === 'capital')
    const decided = this.#decided.filter((action): action is ContributeCapital => action.type === 'ContributeCapital')
    const due = decided.filter(({ amount }) => amount > 0n)
    demand(
      paid.length === due.length,
      'OPER-10',
      () => `${paid.length} times capital came in, decided were ${due.length}`,
    )
    due.forEach(({ owner, asset, amount, evidence }, place) => {
      const posting = paid[place]
      const right = posting?.destination.owner === SYSTEM_OWNERS[owner] && posting.destination.asset === asset
      demand(right && posting.amount === amount, 'OPER-10', () => `${amount} of asset ${asset} did not reach ${owner}`)
      demand(!this.#proofs.has(evidence), 'OPER-10', () => `${evidence} brought money in twice`)
      this.#proofs.add(evidence)
    })
  }
}
