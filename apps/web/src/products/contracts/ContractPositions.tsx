import type { ContractRow } from '@touchstone/protocol'
import { Button, type Column, DataTable, Empty, StateChip } from '@touchstone/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { PositionAct } from './dialogs/PositionDialog.tsx'
import { useRowDialogs } from './dialogs/useRowDialogs.ts'
import { positionColumns } from './positionColumns.tsx'
import { RowAct } from './RowAct.tsx'
import { contractTexts } from './texts.ts'

export interface ContractPositionsProps {
  readonly rows: readonly ContractRow[] | undefined
  /** A link to the place where rows come from, shown when the list is empty. */
  readonly emptyAct?: ReactNode
}

/** Open positions with their row acts. */
export function ContractPositions({ rows, emptyAct }: ContractPositionsProps) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const [act, setAct] = useState<{ readonly act: PositionAct; readonly id: string }>()
  const columns = useMemo(() => positionColumns(t, formats), [t, formats])
  const actions: Column<ContractRow> = {
    key: 'action',
    header: t('column.action'),
    align: 'end',
    pinned: true,
    cell: (row) => <Acts row={row} onAct={(chosen) => setAct({ act: chosen, id: row.id })} />,
  }
  /** The row as it is now; when it is gone, its dialog is gone too. */
  const row = rows?.find(({ id }) => id === act?.id)
  const dialogs = useRowDialogs(rows !== undefined && rows.length > 0, act !== undefined)
  const close = () => setAct(undefined)
  return (
    <>
      <DataTable
        caption={t('caption.trading')}
        columns={[...columns, actions]}
        rows={rows}
        rowKey={({ id }) => id}
        loadingRows={3}
        empty={<Empty text={t('empty.trading')} action={emptyAct} />}
      />
      {dialogs && row && act && <dialogs.PositionDialog key={row.id} act={act.act} row={row} onClose={close} />}
    </>
  )
}

/** Nothing can be done to a position while it is closing: the row is locked and says so. */
function Acts({ row, onAct }: { readonly row: ContractRow; readonly onAct: (act: PositionAct) => void }) {
  const t = useTexts(contractTexts)
  if (row.state === 'closing')
    return (
      <span title={t('act.locked')}>
        <StateChip tone="progress" word={t('state.closing')} />
        <span className="sr-only">{t('act.locked')}</span>
      </span>
    )
  const cross = row.marginMode === 'cross'
  return (
    <span className="whitespace-nowrap">
      <RowAct onPress={() => onAct('protect')}>{t('act.protect')}</RowAct>
      <RowAct blocked={cross} why={cross ? t('act.crossMargin') : undefined} onPress={() => onAct('margin')}>
        {t('act.margin')}
      </RowAct>
      <RowAct onPress={() => onAct('reverse')}>{t('act.reverse')}</RowAct>
      <RowAct onPress={() => onAct('close')}>{t('act.close')}</RowAct>
    </span>
  )
}

/** Closes every position, of one contract or of all; lists them and asks first. */
export function CloseAllPositions(props: { readonly symbol?: string; readonly rows: readonly ContractRow[] }) {
  const t = useTexts(contractTexts)
  const [asking, setAsking] = useState(false)
  const dialogs = useRowDialogs(props.rows.length > 0, asking)
  if (props.rows.length === 0 && !asking) return null
  return (
    <>
      <Button tone="ghost" size="small" onClick={() => setAsking(true)}>
        {t('act.closeAll')}
      </Button>
      {dialogs && asking && <dialogs.CloseAll {...props} onClose={() => setAsking(false)} />}
    </>
  )
}
