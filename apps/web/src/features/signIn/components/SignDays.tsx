import type { CallData } from '@touchstone/protocol'
import { Button, Num, StateChip } from '@touchstone/ui'
import { clsx } from 'clsx'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { signInTexts } from '../texts.ts'

export type SignDay = CallData<'getSign'>['days'][number]

const TONES = {
  missed: 'neutral',
  signed: 'success',
  received: 'success',
  today: 'progress',
  coming: 'neutral',
} as const

export interface SignDaysProps {
  readonly days: readonly SignDay[]
  readonly today: number
  /** The unmet condition that keeps rewards from being received; '' when all are met. */
  readonly condition: string
  readonly busy: boolean
  readonly onReceive: (day: SignDay) => void
}

/** The seven days of the cycle, each with its reward and whether it was signed and received. */
export function SignDays({ days, today, condition, busy, onReceive }: SignDaysProps) {
  const t = useTexts(signInTexts)
  const formats = useFormats()
  return (
    <ol className="grid grid-cols-7 slim:grid-cols-3 slim:gap-2 slim:max-[419px]:grid-cols-2 gap-3">
      {days.map((day) => (
        <li
          key={day.day}
          aria-current={day.day === today ? 'date' : undefined}
          className={clsx(
            'flex min-h-44 flex-col gap-2 rounded-panel border p-4 slim:p-2.5',
            day.day === today ? 'border-accent' : 'border-line',
            day.state === 'missed' && 'opacity-70',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-13 font-medium text-ink-1">
            {t('day', { day: formats.count(day.day) })}
            {day.day === today && <span className="text-11 text-accent">{t('today')}</span>}
          </p>
          <Num className="self-start text-11 text-ink-3">{day.date}</Num>
          <p className="text-16 font-semibold text-ink-1">
            <Num>{`${formats.decimal(day.reward)} ${day.currency}`}</Num>
          </p>
          <StateChip tone={TONES[day.state]} word={t(`states.${day.state}`)} />
          {day.signed && !day.received && (
            <Button
              tone="secondary"
              size="small"
              className="mt-auto"
              busy={busy}
              blockedBecause={condition === '' ? undefined : t('conditions.now', { condition })}
              aria-label={t('receiveOf', { day: formats.count(day.day) })}
              onClick={() => onReceive(day)}
            >
              {t('receive')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
