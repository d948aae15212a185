import * as z from 'zod/mini'

/** What has to be so before a reward is paid; it is said before the customer claims it. */
export const condition = z.object({
  /** What is asked for, as a sentence. */
  text: z.string(),
  /** How much of it is needed and done: whole numbers, or decimals in the currency that the sentence names; '' where nothing is counted. */
  need: z.string(),
  done: z.string(),
  met: z.boolean(),
})
export type RewardCondition = z.infer<typeof condition>

/** Why a reward is not paid, whatever it is for. */
export const NOT_PAID = [
  'withdrawals_only',
  'reward_verification',
  'budget_used_up',
  'index_unavailable',
  'reward_allowance',
] as const
