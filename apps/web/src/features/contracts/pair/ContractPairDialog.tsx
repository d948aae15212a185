import { useQueryClient } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { Check } from '@touchstone/ui'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import { CONTRACT_READS } from '../../../products/contracts/useContractActions.ts'
import { api } from '../../../shared/api/api.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { CompactSelect } from '../../../terminal/book/CompactSelect.tsx'
import { PairDialog } from '../../../terminal/ticket/pair/PairDialog.tsx'
import { NO_STOP } from '../../../terminal/ticket/pair/pairEntry.ts'
import { placeAnswer } from '../../../terminal/ticket/placeAnswer.ts'
import { HIGHEST_LEVERAGE } from '../leverageChoice.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractFields } from '../ticket/contractTicket.ts'
import type { TicketSize } from '../ticket/ticketSize.ts'
import { type ContractPairEntry, type ContractPairFields, contractPairRequest } from './contractPairRequest.ts'
import { contractPairTexts } from './texts.ts'

export interface ContractPairDialogProps {
  readonly market: ContractMarket
  /** What stands in the ticket. */
  readonly ticket: {
    readonly fields: Pick<ContractFields, 'side' | 'price' | 'trigger' | 'reduceOnly' | 'leverage' | 'marginMode'>
    readonly size: Pick<TicketSize, 'lots'>
    readonly leverageAccepted: boolean
  }
  readonly onClose: () => void
}

const CALLS = {
  ask: (request: ContractPairFields) => api().call('tryContractOco', request),
  place: (request: ContractPairFields & { cid: string }) =>
    placeAnswer(api().call('addContractOco', request, { refusal: 'here' })),
}

/** At the leverage and in the mode of the ticket. */
export function ContractPairDialog({ market, ticket, onClose }: ContractPairDialogProps) {
  const { fields, size, leverageAccepted } = ticket
  const { side, price, trigger, reduceOnly, leverage } = fields
  const t = useTexts(contractPairTexts)
  const screen = useTexts(contractScreenTexts)
  const formats = useFormats()
  const queries = useQueryClient()
  const linesOf = usePairLines(market)
  const unaccepted = leverage > HIGHEST_LEVERAGE && !leverageAccepted
  return (
    <PairDialog<ContractPairEntry, ContractPairFields, CallData<'tryContractOco'>>
      market={market}
      sides={[
        { side: 'long', label: screen('form.long') },
        { side: 'short', label: screen('form.short') },
      ]}
      size={{ label: screen('form.lots'), unit: '', decimals: 0 }}
      start={{ side, price, amount: String(size.lots ?? ''), ...NO_STOP, trigger, reduceOnly }}
      requestOf={(entry) => contractPairRequest(entry, market.symbol, fields)}
      calls={CALLS}
      linesOf={linesOf}
      more={(entry, change) => <OwnEntries entry={entry} change={change} />}
      blockedBy={(entry) =>
        unaccepted && !entry.reduceOnly ? t('accept', { leverage: formats.count(HIGHEST_LEVERAGE) }) : undefined
      }
      onPlaced={() => {
        for (const name of CONTRACT_READS) void queries.invalidateQueries({ queryKey: [name] })
      }}
      onClose={onClose}
    />
  )
}

interface OwnEntriesProps {
  readonly entry: ContractPairEntry
  readonly change: (changed: Partial<ContractPairEntry>) => void
}

function OwnEntries({ entry, change }: OwnEntriesProps) {
  const t = useTexts(contractPairTexts)
  const screen = useTexts(contractScreenTexts)
  return (
    <div className="flex h-6 items-center justify-between whitespace-nowrap text-12 text-ink-3">
      <CompactSelect
        label={screen('form.trigger')}
        value={entry.trigger}
        options={[
          { value: 'mark', label: screen('form.triggerMark') },
          { value: 'last', label: screen('form.triggerLast') },
        ]}
        onValueChange={(trigger) => change({ trigger })}
      />
      <Check checked={entry.reduceOnly} onCheckedChange={(reduceOnly) => change({ reduceOnly })}>
        <span className="text-12" title={t('reduceOnlyWhy')}>
          {screen('form.reduceOnly')}
        </span>
      </Check>
    </div>
  )
}

/** Of orders that may open the liquidation price that each would leave, of those that only reduce what each would bring. */
function usePairLines(market: ContractMarket) {
  const t = useTexts(contractPairTexts)
  const formats = useFormats()
  return ({ reduceOnly }: ContractPairEntry, preview: CallData<'tryContractOco'> | undefined) => {
    const money = (amount: string | undefined) => (amount ? `${formats.decimal(amount)} ${market.quote}` : '')
    const price = (text: string | undefined) => (text ? formats.decimal(text) : '')
    return [
      reduceOnly ? ([t('each'), preview?.lots ?? ''] as const) : ([t('holds'), money(preview?.cost)] as const),
      [t('limitFee'), money(preview?.limit.fee)] as const,
      [t('stopFee'), money(preview?.stop.fee)] as const,
      ...(reduceOnly
        ? ([
            [t('limitResult'), money(preview?.limit.realised)],
            [t('stopResult'), money(preview?.stop.realised)],
          ] as const)
        : ([
            [t('limitLiquidation'), price(preview?.limit.after.liqPrice)],
            [t('stopLiquidation'), price(preview?.stop.after.liqPrice)],
          ] as const)),
    ]
  }
}
