import { Dialog, Switch } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { arrange, useTerminalLayout } from '../layout/terminalLayout.ts'
import { terminalTexts } from '../words/texts.ts'
import { type CheatSheet, ORDER_SHEET } from './keyboardTrading.ts'

export interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The keys of this terminal. */
  readonly sheet?: CheatSheet
}

export function KeysDialog({ open, onClose, sheet = ORDER_SHEET }: KeysDialogProps) {
  const t = useTexts(terminalTexts)
  const active = useTerminalLayout((layout) => layout.keysActive)
  return (
    <Dialog open={open} title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      <p className="text-13">{t('keys.intro')}</p>
      <div className="py-3">
        <Switch checked={active} onCheckedChange={(keysActive) => arrange({ keysActive })}>
          {t('keys.switchOn')}
        </Switch>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13">
        {sheet.map(([keys, act]) => (
          <div key={act} className="contents">
            <dt>
              <kbd className="rounded-control border border-line bg-surface-2 px-1.5 py-0.5 text-12 text-ink-1">
                {keys}
              </kbd>
            </dt>
            <dd className="text-ink-2">{t(`keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
