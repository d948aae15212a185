import { formatPlain } from '@touchstone/quantities'
import { type RefObject, useState } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { SideChoice, TypeRow } from '../../../terminal/form/FormParts.tsx'
import { confirmationReasons } from '../confirmation.ts'
import type { Ticket } from '../hooks/useTicket.ts'
import type { OrderType } from '../orderTicket.ts'
import { problemText } from '../problemText.ts'
import { spotTexts } from '../texts.ts'
import { problemOf, type TicketField, type TicketProblem } from '../ticketProblems.ts'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { OrderResult } from './OrderResult.tsx'
import { PreviewBox } from './PreviewBox.tsx'
import { SubmitOrder } from './SubmitOrder.tsx'
import { TicketInputs } from './TicketInputs.tsx'

const TYPES: readonly OrderType[] = ['limit', 'market', 'stop_limit', 'stop_market']

export interface OrderFormProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly stale: boolean
  /** In USDT, "" while loading. */
  readonly accountTotal: string
  readonly inputs: {
    readonly price: RefObject<HTMLInputElement | null>
    readonly amount: RefObject<HTMLInputElement | null>
  }
  readonly form: RefObject<HTMLFormElement | null>
}

/** Pressing the order: shows what is wrong, asks where it has to be asked, sends. */
function usePress(props: OrderFormProps) {
  const { market, ticket, inputs } = props
  const [checked, setChecked] = useState<ReadonlySet<TicketField>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const { problems, request, size } = ticket
  const value = size.turnover === undefined ? '' : formatPlain(size.turnover, market.turnoverScale)
  const confirmAll = usePreferences((preferences) => preferences.confirmAll)
  const reasons = request
    ? confirmationReasons(request, ticket.preview.preview, value, props.accountTotal, confirmAll)
    : []
  const press = () => {
    setChecked(new Set(['price', 'stopPrice', 'amount', 'turnover']))
    const problem = problems[0]
    if (problem || !request) return focusProblem(problem, inputs)
    if (reasons.length > 0) setConfirming(true)
    else send()
  }
  const send = () => {
    setConfirming(false)
    void ticket.submit().then((state) => {
      if (state.phase === 'accepted') setChecked(new Set())
    })
  }
  const leave = (field: TicketField) => setChecked((before) => new Set(before).add(field))
  return { checked, leave, confirming, reasons, press, send, turnBack: () => setConfirming(false) }
}

export function OrderForm(props: OrderFormProps) {
  const { market, ticket, inputs } = props
  const t = useTexts(spotTexts)
  const formats = useFormats()
  const { fields, problems, request } = ticket
  const { checked, leave, confirming, reasons, press, send, turnBack } = usePress(props)
  const buy = fields.side === 'buy'
  const spend = buy ? market.quote : market.base
  const available =
    ticket.funds &&
    (buy ? formatPlain(ticket.funds.quote, market.turnoverScale) : formatPlain(ticket.funds.base, market.amountScale))

  /** A field speaks up once it was left or the order was pressed; too much and too little at once. */
  const errorOf = (field: TicketField): string | undefined => {
    const problem = problemOf(problems, field)
    const early = problem?.kind === 'empty' || problem?.kind === 'unreadable'
    if (!problem || (early && !checked.has(field))) return undefined
    return problemText(problem, t, formats)
  }
  return (
    <form
      ref={props.form}
      aria-label={t('form.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
      className="flex min-h-full flex-col gap-2.5 px-4 pt-3 pb-1"
    >
      <SideChoice
        label={t('form.side')}
        side={fields.side}
        sides={[
          { side: 'buy', label: t('form.buy') },
          { side: 'sell', label: t('form.sell') },
        ]}
        onSide={(side) => ticket.change({ do: 'side', side })}
      />
      <TypeRow
        label={t('form.type')}
        type={fields.type}
        types={TYPES.map((type) => ({ type, label: t(`form.${type}`) }))}
        onType={(type) => ticket.change({ do: 'type', type })}
      />
      <p className="flex items-center justify-between text-12">
        <span className="text-ink-3">{t('form.available')}</span>
        <span className="num text-ink-1">
          {available === undefined ? NO_FIGURE : formats.decimal(available)} {spend}
        </span>
      </p>
      <TicketInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={leave} inputs={inputs} />
      <PreviewBox market={market} request={request} state={ticket.preview} accountTotal={props.accountTotal} />
      <div className="sticky bottom-0 -mx-4 flex flex-col gap-2.5 bg-surface-1 px-4 py-2">
        <OrderResult ticket={ticket} />
        <SubmitOrder market={market} ticket={ticket} stale={props.stale} />
      </div>
      {request && (
        <ConfirmOrder
          open={confirming}
          market={market}
          request={request}
          preview={ticket.preview.preview}
          reasons={reasons}
          accountTotal={props.accountTotal}
          busy={ticket.submission.phase === 'sending'}
          onConfirm={send}
          onCancel={turnBack}
        />
      )}
    </form>
  )
}

function focusProblem(problem: TicketProblem | undefined, inputs: OrderFormProps['inputs']): void {
  const field = problem && 'field' in problem ? problem.field : undefined
  if (field === 'price' || field === 'stopPrice') inputs.price.current?.focus()
  else if (field) inputs.amount.current?.focus()
}
