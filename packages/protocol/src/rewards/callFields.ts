import * as z from 'zod/mini'

/** What a reward may ask. `own_fees`: fees of one's own, of which a part comes back; `budget`: enough left of the campaign's money. */
const REWARD_CONDITIONS = ['verification', 'own_fees', 'budget', 'fees_paid', 'trades', 'turnover', 'level'] as const

/** A condition of a reward, shown to the customer before claiming. */
export const condition = z.object({
  kind: z.enum(REWARD_CONDITIONS),
  /** Of `own_fees`: the part that comes back, "0.2"; '' of all others. */
  share: z.string(),
  /** The condition as an English sentence. */
  text: z.string(),
  /** The amount needed and reached: whole numbers, or decimals in the currency that the sentence names; '' when nothing is counted. */
  need: z.string(),
  done: z.string(),
  met: z.boolean(),
})
export type RewardCondition = z.infer<typeof condition>

/** Why a reward is not paid, whatever its kind. */
export const NOT_PAID = [
  'withdrawals_only',
  'reward_verification',
  'budget_used_up',
  'index_unavailable',
  'reward_allowance',
] as const
