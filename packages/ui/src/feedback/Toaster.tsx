import { clsx } from 'clsx'
import { Glyph, type GlyphName } from '../symbols/Glyph.tsx'

export type ToastTone = 'ok' | 'warn' | 'danger' | 'info'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
}

const SIGNS: Record<ToastTone, readonly [GlyphName, string]> = {
  ok: ['check', 'text-ok'],
  warn: ['warn', 'text-warn'],
  danger: ['cross', 'text-danger'],
  info: ['info', 'text-accent'],
}

export type ToasterPlace = 'top' | 'middle' | 'bottom'

const PLACES: Record<ToasterPlace, string> = {
  top: 'end-6 top-18 slim:end-4',
  middle: 'inset-x-0 mx-auto top-18',
  bottom: 'end-6 bottom-6 slim:end-4',
}

export interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly closeLabel: string
  readonly onClose: (id: number) => void
  /** `bottom` where what is acted on stands at the top, `middle` where it stands at either side. */
  readonly place?: ToasterPlace
}

/** Short messages under the header or above the foot. The region exists before its first message, so that it is announced. */
export function Toaster({ toasts, closeLabel, onClose, place = 'top' }: ToasterProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      className={clsx(
        'pointer-events-none fixed z-50 flex w-[360px] max-w-[calc(100%-2rem)] flex-col gap-2',
        PLACES[place],
      )}
    >
      {toasts.map(({ id, tone, text }) => {
        const [sign, colour] = SIGNS[tone]
        return (
          <div
            key={id}
            className="pointer-events-auto flex items-start gap-3 rounded-panel border border-line bg-surface-2 py-3 ps-4 pe-2 text-13 shadow-overlay"
          >
            <Glyph name={sign} className={clsx('mt-0.5 shrink-0', colour)} />
            <p className="min-w-0 flex-1 break-words">{text}</p>
            <button
              type="button"
              aria-label={closeLabel}
              onClick={() => onClose(id)}
              className="grid size-6 shrink-0 place-items-center rounded-control text-ink-3 hover:text-ink-1"
            >
              <Glyph name="cross" className="size-3.5" />
            </button>
          </div>
        )
      })}
    </div>
  )
}
