import { Num } from '@touchstone/ui'
import { type RefObject, useState } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import type { ContractAccount } from '../../../products/contracts/useContractRows.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { usePreferences } from '../../../shared/preferences/preferences.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { SideChoice, TypeRow } from '../../../terminal/form/FormParts.tsx'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { confirmationReasons } from '../confirmation.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractProblemText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractOrderType } from '../ticket/contractTicket.ts'
import { type ContractField, type ContractProblem, problemOf } from '../ticket/ticketProblems.ts'
import { ConfirmContract } from './ConfirmContract.tsx'
import { ContractInputs } from './ContractInputs.tsx'
import { ContractPreviewBox } from './ContractPreviewBox.tsx'
import { ContractResult } from './ContractResult.tsx'
import { LeverageRow } from './LeverageRow.tsx'
import { MaxLoss } from './MaxLoss.tsx'
import { SubmitContract } from './SubmitContract.tsx'

const TYPES: readonly ContractOrderType[] = ['limit', 'market', 'stop_limit', 'stop_market']
const FIELDS: readonly ContractField[] = ['price', 'stopPrice', 'lots', 'takeProfit', 'stopLoss']

export interface ContractFormProps {
  readonly market: ContractMarket
  readonly ticket: ContractTicket
  readonly account: ContractAccount | undefined
  readonly price: Price | undefined
  readonly stale: boolean
  readonly inputs: TicketInputRefs
  readonly form: RefObject<HTMLFormElement | null>
  readonly address: string
}

/** Pressing the order: shows what is wrong, asks where it has to be asked, sends. */
function usePress(ticket: ContractTicket, equity: string, inputs: TicketInputRefs) {
  const [checked, setChecked] = useState<ReadonlySet<ContractField>>(new Set())
  const [confirming, setConfirming] = useState(false)
  const { problems, request } = ticket
  const confirmAll = usePreferences((preferences) => preferences.confirmAll)
  const reasons = request ? confirmationReasons(request, ticket.preview.preview, equity, confirmAll) : []
  const press = () => {
    setChecked(new Set(FIELDS))
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
  const leave = (field: ContractField) => setChecked((before) => new Set(before).add(field))
  return { checked, leave, confirming, reasons, press, send, turnBack: () => setConfirming(false) }
}

export function ContractForm(props: ContractFormProps) {
  const { market, ticket, account, inputs, price } = props
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const { fields, request } = ticket
  const equity = account?.equity ?? ''
  const { checked, leave, confirming, reasons, press, send, turnBack } = usePress(ticket, equity, inputs)
  const errorOf = useFieldErrors(ticket, checked)
  return (
    <form
      ref={props.form}
      aria-label={t('form.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
      className="flex min-h-full flex-col gap-2 px-4 pt-3"
    >
      <SideChoice
        label={t('form.side')}
        side={fields.side}
        sides={[
          { side: 'long', label: t('form.long') },
          { side: 'short', label: t('form.short') },
        ]}
        onSide={(side) => ticket.change({ do: 'side', side })}
      />
      <LeverageRow market={market} ticket={ticket} />
      <TypeRow
        label={t('form.type')}
        type={fields.type}
        types={TYPES.map((type) => ({ type, label: t(`form.${type}`) }))}
        onType={(type) => ticket.change({ do: 'type', type })}
      />
      <p className="flex items-center gap-2 text-12">
        <span className="me-auto text-ink-3">{t('form.available')}</span>
        <Num className="text-ink-1">
          {account ? formats.decimal(account.transferable, 2) : NO_FIGURE} {market.quote}
        </Num>
        <AppLink to="/transfer" search={{ from: 'funds', to: 'contract' }} className="text-accent hover:underline">
          {t('form.transfer')}
        </AppLink>
      </p>
      <ContractInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={leave} inputs={inputs} />
      <ContractPreviewBox market={market} request={request} state={ticket.preview} />
      <div className="sticky bottom-0 -mx-4 flex flex-col gap-2 border-t border-line bg-surface-1 px-4 py-2">
        <MaxLoss market={market} ticket={ticket} equity={equity} price={price} />
        <ContractResult ticket={ticket} />
        <SubmitContract market={market} ticket={ticket} stale={props.stale} address={props.address} />
      </div>
      {request && (
        <ConfirmContract
          open={confirming}
          market={market}
          request={request}
          preview={ticket.preview.preview}
          reasons={reasons}
          equity={equity}
          price={price}
          busy={ticket.submission.phase === 'sending'}
          onConfirm={send}
          onCancel={turnBack}
        />
      )}
    </form>
  )
}

/** The preview's problems that belong to a field. */
const SERVER_FIELDS: Readonly<Record<string, ContractField>> = {
  take_profit_side: 'takeProfit',
  stop_loss_side: 'stopLoss',
}

/** A field speaks up once it was left or the order was pressed; what is plainly wrong, at once. */
function useFieldErrors(ticket: ContractTicket, checked: ReadonlySet<ContractField>) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  return (field: ContractField): string | undefined => {
    const problem = problemOf(ticket.problems, field)
    const early = problem?.kind === 'empty' || problem?.kind === 'unreadable'
    if (problem && (!early || checked.has(field))) return contractProblemText(problem, t, formats)
    const { preview, stale } = ticket.preview
    return preview && !stale && SERVER_FIELDS[preview.problem] === field ? preview.message : undefined
  }
}

function focusProblem(problem: ContractProblem | undefined, inputs: TicketInputRefs): void {
  const field = problem && 'field' in problem ? problem.field : undefined
  if (field === 'price' || field === 'stopPrice') inputs.price.current?.focus()
  else if (field === 'lots') inputs.amount.current?.focus()
}
