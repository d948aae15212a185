import { showToast } from '@touchstone/frame'
import { formatPlain } from '@touchstone/quantities'
import { ConfirmDialog, InlineAlert, KeyValue, Num, PinField, Skeleton } from '@touchstone/ui'
import { useState } from 'react'
import { isPin } from '../../../shared/account/accountInput.ts'
import { readDown } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { Loaded } from '../../../shared/loading/Loaded.tsx'
import { useIntent } from '../../../shared/orders/useIntent.ts'
import { useSession } from '../../../shared/session/sessionStore.ts'
import { TransactionPasswordGate } from '../../../shared/transactionPassword/TransactionPasswordGate.tsx'
import { DECIMALS } from '../currency.ts'
import { hostingOrderTexts } from '../orderTexts.ts'
import { type OrderInfo, useOrderInfo } from '../profitInfo.ts'

const RENEWS = ['getProfitTotal', 'getProfitInfo', 'getMyprofit', 'getAsset2'] as const

export interface RedeemDialogProps {
  readonly orderNo: string
  readonly onClose: () => void
}

/** The confirmation before an early redemption: its loss and its payment, as the exchange quotes them now. */
export function RedeemDialog({ orderNo, onClose }: RedeemDialogProps) {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  const demo = useSession((session) => session.demo)
  const answer = useOrderInfo(orderNo)
  const [tpwd, setTpwd] = useState('')
  const [tried, setTried] = useState(false)
  const { state, send, forget } = useIntent('sellProfit', RENEWS)
  const { data } = answer
  const problem = demo || isPin(tpwd) ? undefined : t('redeeming.tpwdFormat')
  const redeem = async () => {
    setTried(true)
    if (problem !== undefined || !data) return
    const done = await send({ orderNo, tpwd })
    if (!done) return
    const { receive, redeemAt } = done
    showToast(
      'ok',
      t('redeeming.done', {
        receive: formats.decimal(receive),
        currency: data.currency,
        date: formats.dateTime(redeemAt),
      }),
    )
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('redeeming.title', { orderNo })}
      tone="danger"
      confirmLabel={state.kind === 'unknown' ? t('redeeming.sendAgain') : t('redeem')}
      cancelLabel={t('redeeming.cancel')}
      busy={state.kind === 'sending'}
      failure={state.kind === 'refused' ? state.text : ''}
      onConfirm={() => void redeem()}
      onCancel={onClose}
    >
      <Loaded answer={answer} waiting={<Skeleton className="h-60 w-full opacity-40" />}>
        {(order) => (
          <div className="flex flex-col gap-4">
            <Cost order={order} />
            {!demo && (
              <TransactionPasswordGate path={`/profit_wdtg?order=${orderNo}`}>
                <PinField
                  label={t('redeeming.tpwd')}
                  value={tpwd}
                  onValueChange={(text) => {
                    setTpwd(text)
                    forget()
                  }}
                  error={tried ? problem : undefined}
                />
              </TransactionPasswordGate>
            )}
            {state.kind === 'unknown' && (
              <InlineAlert tone="warn" announce>
                {t('redeeming.unanswered')}
              </InlineAlert>
            )}
          </div>
        )}
      </Loaded>
    </ConfirmDialog>
  )
}

/** Promised returns that are not paid yet. */
function forgone({ promised, profit }: OrderInfo): string {
  return formatPlain((readDown(promised, DECIMALS) ?? 0n) - (readDown(profit, DECIMALS) ?? 0n), DECIMALS)
}

function Cost({ order }: { readonly order: OrderInfo }) {
  const t = useTexts(hostingOrderTexts)
  const formats = useFormats()
  const { currency, loss } = order
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <>
      <p className="font-medium text-ink-1">
        {t('redeeming.question', {
          percent: formats.rate(order.earlyLoss),
          amount: `${formats.decimal(loss)} ${currency}`,
        })}
      </p>
      <KeyValue
        items={[
          { key: 'hosted', label: t('redeeming.hosted'), value: money(order.amount) },
          { key: 'loss', label: t('redeeming.loss'), value: <strong className="text-danger">{money(loss)}</strong> },
          {
            key: 'receive',
            label: t('redeeming.receive'),
            value: <strong className="font-semibold">{money(order.receive)}</strong>,
          },
          { key: 'kept', label: t('redeeming.kept'), value: money(order.profit) },
          { key: 'forgone', label: t('redeeming.forgone'), value: money(forgone(order)) },
          {
            key: 'when',
            label: t('redeeming.when'),
            value: t('redeeming.whenIn', { days: order.redemptionDays }),
          },
        ]}
      />
    </>
  )
}
