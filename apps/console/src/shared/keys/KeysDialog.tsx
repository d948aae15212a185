import { Dialog } from '@touchstone/ui'
import { textsOf } from '../i18n/texts.ts'
import { keysTexts } from './texts.ts'

const t = textsOf(keysTexts)

export interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Key and what it does. */
  readonly keys: readonly (readonly [string, string])[]
}

export function KeysDialog({ open, onClose, keys }: KeysDialogProps) {
  return (
    <Dialog open={open} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-13">
        {keys.map(([key, act]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-control border border-line bg-surface-2 px-1.5 py-0.5 text-12 text-ink-1">
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-2">{act}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-4 text-12 text-ink-3">{t('note')}</p>
    </Dialog>
  )
}
