import { clsx } from 'clsx'
import { useId } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { terminalTexts } from '../words/texts.ts'

const MARKS = [25, 50, 75, 100] as const

/** The part of the available balance to use: any whole percent, and four buttons. */
export function ShareSlider({
  percent,
  onPercent,
}: {
  readonly percent: number
  readonly onPercent: (percent: number) => void
}) {
  const t = useTexts(terminalTexts)
  const formats = useFormats()
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="sr-only">
        {t('share.label')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t('share.percent', { percent: formats.count(percent) })}
        onChange={(event) => onPercent(event.target.valueAsNumber)}
        className="h-4 w-full cursor-pointer accent-(--accent)"
      />
      <div className="grid grid-cols-4 gap-1.5">
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            aria-pressed={mark === percent}
            onClick={() => onPercent(mark)}
            className={clsx(
              'num h-6 rounded-control border border-line text-12 text-ink-3 hover:border-control-line hover:text-ink-1',
              'aria-pressed:border-accent aria-pressed:text-accent',
            )}
          >
            {t('share.percent', { percent: formats.count(mark) })}
          </button>
        ))}
      </div>
    </div>
  )
}
