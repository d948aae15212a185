import { useQuery } from '@tanstack/react-query'
import type { AdminCallData } from '@touchstone/protocol/admin'
import { type Column, InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { ActDialog } from '../../../shared/acts/ActDialog.tsx'
import { useAct } from '../../../shared/acts/useAct.ts'
import { callQuery } from '../../../shared/api/queries.ts'
import { formats } from '../../../shared/frame/figures.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { figureColumn, textColumn } from '../../../shared/lists/columns.tsx'
import { List } from '../../../shared/lists/List.tsx'
import { useWorld } from '../../../shared/world/world.ts'
import type { Offering } from '../offeringDraft.ts'
import { newCoinTexts } from '../texts.ts'

const t = textsOf(newCoinTexts)
type DryRun = AdminCallData<'tryAllocation'>

const COLUMNS: readonly Column<DryRun['lines'][number]>[] = [
  textColumn('orderNo', t('columns.orderNo'), ({ orderNo }) => <span className="num">{orderNo}</span>),
  textColumn('owner', t('columns.owner'), ({ owner }) => <span className="num">{owner}</span>),
  figureColumn('quantity', t('columns.quantity'), ({ quantity }) => formats.decimal(quantity)),
  figureColumn('share', t('columns.share'), ({ allocated }) => formats.decimal(allocated)),
  figureColumn('cost', t('columns.cost'), ({ paid }) => formats.decimal(paid)),
  figureColumn('refund', t('columns.refund'), ({ refund }) => formats.decimal(refund)),
]

export interface AllocationDialogProps {
  readonly offering: Offering
  readonly onClose: () => void
}

/** Proposes the pro rata allocation of a coin, after showing the exchange's own preview line by line. */
export function AllocationDialog({ offering, onClose }: AllocationDialogProps) {
  const world = useWorld()
  const { coin } = offering.terms
  const query = useQuery(callQuery('tryAllocation', { world, coin }))
  const act = useAct('proposeAllocation')
  const problem = query.data === undefined ? t('allocation.loading') : query.data.problem || undefined
  return (
    <ActDialog
      width="wide"
      title={t('allocation.title', { coin: offering.code })}
      confirmLabel={t('allocation.confirm')}
      eyes="two"
      act={act}
      problem={problem}
      onClose={onClose}
      onConfirm={async (reason) => (await act.run({ world, coin, reason })) !== undefined}
    >
      <Loaded query={query}>{(dryRun) => <Outcome dryRun={dryRun} />}</Loaded>
      <div className="max-h-60 overflow-y-auto">
        <List
          caption={t('allocation.lines')}
          query={query}
          rows={({ lines }) => lines}
          columns={COLUMNS}
          rowKey={({ orderNo }) => orderNo}
          empty={t('allocation.noLines')}
        />
      </div>
    </ActDialog>
  )
}

function Outcome({ dryRun }: { readonly dryRun: DryRun }) {
  const { code, currency, lines, lineCount, problem } = dryRun
  const figure = (value: string, unit: string) => <Num>{`${formats.decimal(value)} ${unit}`}</Num>
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13">{t('allocation.dryRun', { sequence: formats.count(dryRun.sequence) })}</p>
      {problem !== '' && <InlineAlert tone="warn">{problem}</InlineAlert>}
      <KeyValue
        items={[
          { key: 'asked', label: t('allocation.asked'), value: figure(dryRun.asked, code) },
          { key: 'allocated', label: t('allocation.allocated'), value: figure(dryRun.allocated, code) },
          { key: 'left', label: t('allocation.left'), value: figure(dryRun.left, code) },
          { key: 'paid', label: t('allocation.paid'), value: figure(dryRun.paid, currency) },
          { key: 'refund', label: t('allocation.refund'), value: figure(dryRun.refund, currency) },
        ]}
      />
      {lineCount > lines.length && (
        <p className="text-12 text-ink-3">
          {t('allocation.cut', { shown: formats.count(lines.length), all: formats.count(lineCount) })}
        </p>
      )}
    </div>
  )
}
