import { Select, TextField } from '@touchstone/ui'
import { textsOf } from '../i18n/texts.ts'
import { actTexts } from './texts.ts'

const t = textsOf(actTexts)

export interface ChosenTime {
  readonly later: boolean
  /** The value of the field: local date and time without a zone. */
  readonly local: string
}

export const AT_ONCE: ChosenTime = { later: false, local: '' }

/** UTC milliseconds, 0 for at once; NaN while no time is chosen. */
export function effectiveMs({ later, local }: ChosenTime): number {
  return later ? new Date(local).getTime() : 0
}

export function timeProblem(time: ChosenTime, now: number): string | undefined {
  if (!time.later) return undefined
  const ms = effectiveMs(time)
  if (Number.isNaN(ms)) return t('timeMissing')
  return ms <= now ? t('timePast') : undefined
}

export interface EffectiveTimeProps {
  readonly value: ChosenTime
  readonly onChange: (value: ChosenTime) => void
}

/** When a decision comes into effect. */
export function EffectiveTime({ value, onChange }: EffectiveTimeProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-3">
      <Select
        label={t('effective')}
        value={value.later ? 'later' : 'once'}
        onValueChange={(choice) => onChange({ ...value, later: choice === 'later' })}
        options={[
          { value: 'once', label: t('atOnce') },
          { value: 'later', label: t('later') },
        ]}
      />
      {value.later && (
        <TextField
          label={t('time')}
          type="datetime-local"
          value={value.local}
          onValueChange={(local) => onChange({ ...value, local })}
        />
      )}
    </div>
  )
}
