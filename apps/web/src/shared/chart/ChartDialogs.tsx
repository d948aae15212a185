import { ConfirmDialog } from '@touchstone/ui'
import { useTexts } from '../i18n/texts.ts'
import { CompareDialog } from './dialogs/CompareDialog.tsx'
import type { ChartDialogsProps } from './dialogs/dialogProps.ts'
import { IndicatorDialog } from './dialogs/IndicatorDialog.tsx'
import { LayoutDialog } from './dialogs/LayoutDialog.tsx'
import { NoteDialog } from './dialogs/NoteDialog.tsx'
import { ObjectDialog } from './dialogs/ObjectDialog.tsx'
import { chartTexts } from './texts.ts'

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
