import { useQuery } from '@tanstack/react-query'
import type { CallData, ContractRow } from '@touchstone/protocol'
import { Button, ConfirmDialog, Dialog, InlineAlert, Num } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { SideWord, SignedFigure } from '../ContractCells.tsx'
import { sumOf } from '../sums.ts'
import { contractTexts } from '../texts.ts'
import { CONTRACT_READS } from '../useContractActions.ts'
import { IntentNote } from './IntentNote.tsx'
import { contractDialogTexts } from './texts.ts'

export interface CloseAllProps {
  readonly symbol?: string
  readonly rows: readonly ContractRow[]
  readonly onClose: () => void
}

/** Lists the positions to close with their estimated results, asks, and names those that stay open. */
export function CloseAll({ symbol, rows, onClose }: CloseAllProps) {
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const intent = useIntent('closeAllContract', CONTRACT_READS)
  const [result, setResult] = useState<CallData<'closeAllContract'>>()
  const asleep = useClosedMarkets()
  const closing = rows.filter((row) => row.state === 'trading' && !asleep.has(row.symbol))
  const submit = async () => {
    const answer = await intent.send(symbol === undefined ? {} : { symbol })
    if (answer) setResult(answer)
  }
  const title = symbol === undefined ? t('closeAll.title') : t('closeAll.titleOne', { contract: symbol })
  if (result)
    return (
      <Dialog
        open
        title={title}
        closeLabel={t('closeAll.ok')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('closeAll.ok')}</Button>}
      >
        <Outcome result={result} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      title={title}
      width="wide"
      tone="danger"
      confirmLabel={
        intent.state.kind === 'unknown' ? list('act.sendAgain') : t('closeAll.confirm', { count: closing.length })
      }
      cancelLabel={t('closeAll.keep')}
      busy={intent.state.kind === 'sending'}
      blockedBecause={closing.length === 0 ? t('closeAll.nothing') : undefined}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <p className="pb-3 text-13">{t('closeAll.intro')}</p>
      <Listing rows={rows} closing={closing} asleep={asleep} />
      <div className="pt-3">
        <IntentNote state={intent.state} />
      </div>
    </ConfirmDialog>
  )
}

/** Symbols of contracts whose market is closed now. */
function useClosedMarkets(): ReadonlySet<string> {
  const { data } = useQuery(callQuery('getContractSymbols', {}))
  return new Set(data?.filter(({ open }) => !open).map(({ symbol }) => symbol))
}

function Listing(props: {
  readonly rows: readonly ContractRow[]
  readonly closing: readonly ContractRow[]
  readonly asleep: ReadonlySet<string>
}) {
  const { rows, closing, asleep } = props
  const t = useTexts(contractDialogTexts)
  const list = useTexts(contractTexts)
  const formats = useFormats()
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={list('caption.trading')}
      className="max-h-80 overflow-y-auto [scrollbar-width:thin] focus-visible:-outline-offset-2"
    >
      <table className="w-full text-13">
        <caption className="sr-only">{list('caption.trading')}</caption>
        <thead className="text-12 text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-start font-medium">
              {list('column.contract')}
            </th>
            <th scope="col" className="text-end font-medium">
              {list('column.size')}
            </th>
            <th scope="col" className="text-end font-medium">
              {list('column.mark')}
            </th>
            <th scope="col" className="text-end font-medium">
              {t('closeAll.estimate')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="h-8 border-t border-line/60">
              <td>
                <span className="font-medium text-ink-1">{row.symbol}</span> <SideWord side={row.side} />
              </td>
              <td className="text-end">
                <Num>{formats.decimal(row.lots)}</Num>
              </td>
              <td className="text-end">
                <Num>{formats.decimal(row.lastPrice)}</Num>
              </td>
              <td className="text-end">
                {asleep.has(row.symbol) ? (
                  <span className="text-12 text-warn">{t('closeAll.closedMarket')}</span>
                ) : row.state === 'closing' ? (
                  <span className="text-12 text-ink-3">{t('closeAll.closing')}</span>
                ) : (
                  <SignedFigure text={row.pnl} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 border-t border-line">
            <td colSpan={3}>{t('closeAll.estimate')}</td>
            <td className="text-end font-medium">
              <SignedFigure text={sumOf(closing.map(({ pnl }) => pnl))} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Outcome({ result }: { readonly result: CallData<'closeAllContract'> }) {
  const t = useTexts(contractDialogTexts)
  return (
    <div className="flex flex-col gap-3 pt-2" role="status">
      <p>{t('closeAll.done', { closed: result.closed })}</p>
      {result.left > 0 && <InlineAlert tone="warn">{t('closeAll.left', { left: result.left })}</InlineAlert>}
    </div>
  )
}
