import type { RewardCondition } from '@touchstone/protocol'
import { Num, StateChip } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { rewardTexts } from './texts.ts'
import { useConditionText } from './useConditionText.ts'

export interface ConditionsProps {
  readonly conditions: readonly RewardCondition[]
  /** False for visitors, whose progress is unknown. */
  readonly progress?: boolean
}

/** The conditions of a reward, and the progress towards each. */
export function Conditions({ conditions, progress = true }: ConditionsProps) {
  const t = useTexts(rewardTexts)
  const formats = useFormats()
  const say = useConditionText()
  if (conditions.length === 0) return <p className="text-13 text-ink-2">{t('conditions.none')}</p>
  return (
    <ul aria-label={t('conditions.label')} className="flex flex-col divide-y divide-line">
      {conditions.map(({ need, done, met, ...condition }) => (
        <li key={condition.text} className="flex items-start justify-between gap-6 py-3 slim:flex-wrap slim:gap-y-1">
          <span className="text-13 text-ink-1">{say({ need, done, met, ...condition })}</span>
          <span className="flex shrink-0 items-center gap-3">
            {need !== '' && !(progress && met) && (
              <Num className="text-12 text-ink-2">
                {progress
                  ? t('conditions.progress', { done: formats.decimal(done), need: formats.decimal(need) })
                  : t('conditions.need', { need: formats.decimal(need) })}
              </Num>
            )}
            {progress && (
              <StateChip tone={met ? 'success' : 'attention'} word={t(met ? 'conditions.met' : 'conditions.open')} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
