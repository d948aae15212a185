import { Dialog, KeyList, Switch } from '@touchstone/ui'
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
      <KeyList keys={sheet.map(([key, act]) => [key, t(`keys.${act}`)])} />
    </Dialog>
  )
}
