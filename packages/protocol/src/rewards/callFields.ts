import * as z from 'zod/mini'

/** A condition of a reward, shown to the customer before claiming. */
export const condition = z.object({
  /** The condition as a sentence. */
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
