import type { RewardCondition } from '@touchstone/protocol'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { rewardTexts } from './texts.ts'

/** Says what a condition asks. */
export function useConditionText(): (condition: RewardCondition) => string {
  const t = useTexts(rewardTexts)
  const formats = useFormats()
  return ({ kind, share }) => t(`conditions.kinds.${kind}`, { share: share === '' ? '' : formats.rate(share) })
}

/** The first condition that is not met, said; '' when all are. */
export function useMissingCondition(conditions: readonly RewardCondition[]): string {
  const say = useConditionText()
  const missing = conditions.find(({ met }) => !met)
  return missing ? say(missing) : ''
}
