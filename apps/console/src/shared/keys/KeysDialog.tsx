import { Dialog, KeyList, type KeyListProps } from '@touchstone/ui'
import { textsOf } from '../i18n/texts.ts'
import { keysTexts } from './texts.ts'

const t = textsOf(keysTexts)

export interface KeysDialogProps extends KeyListProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function KeysDialog({ open, onClose, keys }: KeysDialogProps) {
  return (
    <Dialog open={open} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <KeyList keys={keys} />
      <p className="pt-4 text-12 text-ink-3">{t('note')}</p>
    </Dialog>
  )
}
