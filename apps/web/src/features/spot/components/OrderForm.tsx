import { formatPlain } from '@touchstone/quantities'
import type { RefObject } from 'react'
import type { SpotMarket } from '../../../products/spot/spotMarket.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { problemOf } from '../../../terminal/ticket/entryProblems.ts'
import { SideChoice, TypeRow } from '../../../terminal/ticket/FormParts.tsx'
import { TicketFrame } from '../../../terminal/ticket/frame/TicketFrame.tsx'
import { ORDER_TYPES } from '../../../terminal/ticket/orderEntry.ts'
import { PreviewFigures } from '../../../terminal/ticket/PreviewFigures.tsx'
import { PairLink } from '../../../terminal/ticket/pair/PairLink.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import { useOrderPress } from '../hooks/useOrderPress.ts'
import type { Ticket } from '../hooks/useTicket.ts'
import { previewLines } from '../previewLines.ts'
import { problemText } from '../problemText.ts'
import { spotTexts } from '../texts.ts'
import type { TicketField } from '../ticketProblems.ts'
import { ConfirmOrder } from './ConfirmOrder.tsx'
import { OrderButton } from './OrderButton.tsx'
import { OrderWords } from './OrderWords.tsx'
import { TicketInputs } from './TicketInputs.tsx'

const SpotPairDialog = onDemand(async () => (await import('../pair/SpotPairDialog.tsx')).SpotPairDialog)

export interface OrderFormProps {
  readonly market: SpotMarket
  readonly ticket: Ticket
  readonly stale: boolean
  /** In USDT, "" while loading. */
  readonly accountTotal: string
  readonly inputs: TicketInputRefs
  readonly form: RefObject<HTMLFormElement | null>
}

export function OrderForm(props: OrderFormProps) {
  const { market, ticket, inputs, accountTotal } = props
  const t = useTexts(spotTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { fields, problems, request, preview, size } = ticket
  const amount = size.amount === undefined ? '' : formatPlain(size.amount, market.amountScale)
  const { press, reasons } = useOrderPress(props)

  /** A field speaks up once it was left or the order was pressed; too much and too little at once. */
  const errorOf = (field: TicketField): string | undefined => {
    const problem = problemOf(problems, field)
    const early = problem?.kind === 'empty' || problem?.kind === 'unreadable'
    if (!problem || (early && !press.checked.has(field))) return undefined
    return problemText(problem, t, words, formats)
  }
  return (
    <TicketFrame
      label={words('title')}
      form={props.form}
      onSubmit={press.press}
      words={<OrderWords market={market} ticket={ticket} stale={props.stale} accountTotal={accountTotal} />}
      button={<OrderButton market={market} ticket={ticket} />}
    >
      <SideChoice
        label={words('side')}
        side={fields.side}
        sides={[
          { side: 'buy', label: t('form.buy') },
          { side: 'sell', label: t('form.sell') },
        ]}
        onSide={(side) => ticket.change({ do: 'side', side })}
      />
      <TypeRow
        label={words('type')}
        type={fields.type}
        types={ORDER_TYPES.map((type) => ({ type, label: words(type) }))}
        onType={(type) => ticket.change({ do: 'type', type })}
      />
      <PairLink
        dialog={(close) => (
          <SpotPairDialog market={market} start={{ side: fields.side, price: fields.price, amount }} onClose={close} />
        )}
      />
      <Available market={market} ticket={ticket} />
      <TicketInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={press.leave} inputs={inputs} />
      <PreviewFigures
        asked={request !== undefined}
        state={preview}
        lines={previewLines(request, preview.preview, market, t, words, formats)}
      />
      {request && (
        <ConfirmOrder
          open={press.confirming}
          market={market}
          request={request}
          preview={preview.preview}
          reasons={reasons}
          accountTotal={accountTotal}
          busy={ticket.submission.phase === 'sending'}
          onConfirm={press.send}
          onCancel={press.turnBack}
        />
      )}
    </TicketFrame>
  )
}

function Available({ market, ticket }: { readonly market: SpotMarket; readonly ticket: Ticket }) {
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { funds, fields, problems } = ticket
  const buy = fields.side === 'buy'
  const available =
    funds && (buy ? formatPlain(funds.quote, market.turnoverScale) : formatPlain(funds.base, market.amountScale))
  return (
    <p className="flex items-center gap-2 text-12">
      <span className="me-auto text-ink-3">{words('available')}</span>
      <span className="num text-ink-1">
        {available === undefined ? NO_FIGURE : formats.decimal(available)} {buy ? market.quote : market.base}
      </span>
      <TopUp account="funds" short={problems.some(({ kind }) => kind === 'insufficient_balance')} />
    </p>
  )
}
