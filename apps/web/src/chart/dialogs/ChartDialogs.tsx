import { ConfirmDialog } from '@touchstone/ui'
import { useTexts } from '../../shared/i18n/texts.ts'
import { chartTexts } from '../words/texts.ts'
import { CompareDialog } from './CompareDialog.tsx'
import type { ChartDialogsProps } from './dialogProps.ts'
import { IndicatorDialog } from './IndicatorDialog.tsx'
import { LayoutDialog } from './LayoutDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { ObjectDialog } from './ObjectDialog.tsx'

/** The chart's dialogs: a chunk of their own, loaded when the first one is opened. */
export default function ChartDialogs(props: ChartDialogsProps) {
  const { dialog, onClose, setups, board, onChange } = props
  if (typeof dialog === 'object') return <NoteDialog board={board} id={dialog.note} onClose={onClose} />
  switch (dialog) {
    case 'indicators':
      return (
        <IndicatorDialog
          shelf={props.indicators}
          chosen={setups.current.indicators}
          onChosen={(indicators) => onChange({ indicators })}
          onClose={onClose}
        />
      )
    case 'compare':
      return <CompareDialog symbol={props.series.symbol} setup={setups.current} onChange={onChange} onClose={onClose} />
    case 'layouts':
      return <LayoutDialog storageKey={props.storageKey} saved={setups.saved} onClose={onClose} />
    case 'objects':
      return <ObjectDialog {...props} />
    case 'clear':
      return <ClearDialog board={board} title={props.title} onClose={onClose} />
  }
}

function ClearDialog(props: Pick<ChartDialogsProps, 'board' | 'title' | 'onClose'>) {
  const t = useTexts(chartTexts)
  const { board, onClose } = props
  return (
    <ConfirmDialog
      open
      title={t('draw.clear')}
      confirmLabel={t('draw.remove')}
      cancelLabel={t('cancel')}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        board.clear()
        onClose()
      }}
    >
      {t('draw.clearSure', { count: board.drawings.length, name: props.title })}
    </ConfirmDialog>
  )
}
