import { Button, type Column, DataTable, Dialog, Empty, Num } from '@touchstone/ui'
import { useState } from 'react'
import { type Formats, NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawTexts } from '../texts.ts'
import type { Lot, WithdrawInfo } from '../withdrawInput.ts'
import { ReturnDeposit } from './ReturnDeposit.tsx'
import { TurnoverBar } from './TurnoverBar.tsx'

type T = Translate<(typeof withdrawTexts)['english']>

export interface LotsDialogProps {
  readonly info: WithdrawInfo
  readonly onClose: () => void
}

/** Every deposit with its rest, its turnover and its terms; untraded ones may be returned. */
export function LotsDialog({ info, onClose }: LotsDialogProps) {
  const t = useTexts(withdrawTexts)
  const formats = useFormats()
  const [returning, setReturning] = useState<Lot | null>(null)
  return (
    <Dialog open title={t('lots.title')} closeLabel={t('lots.close')} onClose={onClose} width="wide">
      <div className="flex flex-col gap-3">
        <p className="text-13">{t('lots.note')}</p>
        <div className="max-h-96 overflow-auto">
          <DataTable
            caption={t('lots.caption')}
            columns={columns(info, t, formats, setReturning)}
            rows={info.lots}
            rowKey={({ id }) => id}
            empty={<Empty text={t('lots.none')} />}
          />
        </div>
      </div>
      {returning && <ReturnDeposit lot={returning} currency={info.currency} onClose={() => setReturning(null)} />}
    </Dialog>
  )
}

function columns(info: WithdrawInfo, t: T, formats: Formats, onReturn: (lot: Lot) => void): readonly Column<Lot>[] {
  return [
    { key: 'time', header: t('lots.time'), cell: ({ time }) => <Num>{formats.moment(time, 'dateMinute')}</Num> },
    { key: 'value', header: t('lots.value'), align: 'end', cell: ({ value }) => <Num>{formats.decimal(value)}</Num> },
    { key: 'left', header: t('lots.left'), align: 'end', cell: ({ left }) => <Num>{formats.decimal(left)}</Num> },
    {
      key: 'turnover',
      header: t('lots.turnover'),
      width: '180px',
      cell: ({ turnover }) => (
        <TurnoverBar
          turnover={turnover}
          decimals={info.decimals}
          label={t('lots.turnoverValue', {
            done: formats.decimal(turnover.done),
            need: formats.decimal(turnover.need),
          })}
        />
      ),
    },
    { key: 'fee', header: t('lots.fee'), align: 'end', cell: ({ feeRate }) => <Num>{formats.rate(feeRate)}</Num> },
    {
      key: 'act',
      header: t('lots.act'),
      align: 'end',
      cell: (lot) =>
        lot.returnTo === '' ? (
          NO_FIGURE
        ) : (
          <Button tone="ghost" size="small" onClick={() => onReturn(lot)}>
            {t('lots.back')}
          </Button>
        ),
    },
  ]
}
