import {
  type CoreQueries,
  type OwnerId,
  type RewardCondition,
  type RewardTotals,
  say,
  type World,
} from '@touchstone/protocol'
import { type Amount, divideUp, formatPlain, ppmToFraction } from '@touchstone/quantities'
import { rewardAsset } from './rewardAsset.ts'

/** The conditions of every reward, in the words of the wire. */
export type Condition = RewardCondition

const PPM = 1_000_000n
const PPM_OF_PERCENT = 10_000

/** Own fees that allow this much more. */
function feesNeeded({ received }: RewardTotals, value: Amount, sharePpm: number): Amount {
  return divideUp((received + value) * PPM, BigInt(sharePpm))
}

function verification({ verified }: RewardTotals): Condition {
  return {
    kind: 'verification',
    share: '',
    text: say('junior_approved'),
    need: '',
    done: '',
    met: verified,
  }
}

function ownFees(totals: RewardTotals, value: Amount, sharePpm: number, scale: number): Condition {
  const { feesPaid, allowance } = totals
  const percent = sharePpm / PPM_OF_PERCENT
  return {
    kind: 'own_fees',
    share: ppmToFraction(sharePpm),
    text: say('own_fees_needed', { percent }),
    need: sharePpm === 0 ? '' : formatPlain(feesNeeded(totals, value, sharePpm), scale),
    done: formatPlain(feesPaid, scale),
    met: allowance >= value,
  }
}

/**
 * What every reward from a campaign asks of a customer: verification, which the demo world does not have, and own fees that
 * allow `value` (in the reward asset) more.
 */
export function rewardConditions(
  core: Pick<CoreQueries, 'assets' | 'rewards'>,
  world: World,
  owner: OwnerId,
  value: Amount,
): Condition[] {
  const totals = core.rewards.totals(owner)
  const sharePpm = core.rewards.terms()?.terms.rewardSharePpm ?? 0
  const fees = ownFees(totals, value, sharePpm, rewardAsset(core).scale)
  return world === 'real' ? [verification(totals), fees] : [fees]
}

/** Whether a budget has a reward left. */
export function budgetCondition(left: Amount, reward: Amount, scale: number): Condition {
  return {
    kind: 'budget',
    share: '',
    text: say('budget_left'),
    need: formatPlain(reward, scale),
    done: formatPlain(left, scale),
    met: left >= reward,
  }
}

/** The first condition that is not met, as a sentence; '' when all are. */
export function missingCondition(conditions: readonly Condition[]): string {
  return conditions.find(({ met }) => !met)?.text ?? ''
}
