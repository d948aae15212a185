import { Num } from '@touchstone/ui'
import { useState } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import { CompactSelect } from '../../../terminal/book/CompactSelect.tsx'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractScreenTexts } from '../texts.ts'
import { LeverageField, LeverageWarning } from './LeverageField.tsx'

const LeverageDialog = onDemand(async () => (await import('./LeverageDialog.tsx')).LeverageDialog)

/** Margin mode and leverage of the order; those in use by a position or open orders are shown, and changed in a dialog. */
export function LeverageRow({ market, ticket }: { readonly market: ContractMarket; readonly ticket: ContractTicket }) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const [changing, setChanging] = useState(false)
  const { fields, inUse, marginAdded, change } = ticket
  if (inUse)
    return (
      <div className="rounded-control bg-surface-2 px-3 py-2 text-12">
        <p className="flex items-center justify-between gap-2">
          <span className="text-ink-1">
            {t(`form.${inUse.marginMode}`)} <Num>{t('form.times', { leverage: formats.count(inUse.leverage) })}</Num>
          </span>
          <button
            type="button"
            onClick={() => setChanging(true)}
            className="h-6 rounded-control px-2 text-accent hover:bg-surface-3"
          >
            {t('form.changeLeverage')}
          </button>
        </p>
        <p className="text-ink-3">{t('form.inUse')}</p>
        <LeverageWarning
          leverage={inUse.leverage}
          marginMode={inUse.marginMode}
          marginAdded={marginAdded}
          accepted={ticket.leverageAccepted}
          onAccept={ticket.acceptLeverage}
        />
        {changing && (
          <LeverageDialog
            market={market}
            now={inUse}
            marginAdded={marginAdded}
            accepted={ticket.leverageAccepted}
            onAccept={ticket.acceptLeverage}
            onClose={() => setChanging(false)}
          />
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-1">
      <LeverageField
        leverage={fields.leverage}
        marginMode={fields.marginMode}
        marginAdded={false}
        maximum={market.info.maxLeverage}
        onLeverage={(leverage) => change({ do: 'leverage', leverage })}
        accepted={ticket.leverageAccepted}
        onAccept={ticket.acceptLeverage}
        start={
          <CompactSelect
            label={t('form.mode')}
            value={fields.marginMode}
            options={(['isolated', 'cross'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
            onValueChange={(marginMode) => change({ do: 'marginMode', marginMode })}
          />
        }
      />
      {fields.marginMode === 'cross' && <p className="text-12 text-ink-3">{t('form.crossWhy')}</p>}
    </div>
  )
}
