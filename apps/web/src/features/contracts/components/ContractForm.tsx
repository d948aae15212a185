import { Num } from '@touchstone/ui'
import type { RefObject } from 'react'
import type { ContractMarket } from '../../../products/contracts/contractMarket.ts'
import type { ContractAccount } from '../../../products/contracts/useContractRows.ts'
import { NO_FIGURE, useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Price } from '../../../shared/live/usePrice.ts'
import { onDemand } from '../../../shared/loading/onDemand.tsx'
import type { TicketInputRefs } from '../../../terminal/keys/useTerminalKeys.ts'
import { problemOf } from '../../../terminal/ticket/entryProblems.ts'
import { SideChoice, TypeRow } from '../../../terminal/ticket/FormParts.tsx'
import { TicketFrame } from '../../../terminal/ticket/frame/TicketFrame.tsx'
import { ORDER_TYPES } from '../../../terminal/ticket/orderEntry.ts'
import { PairLink } from '../../../terminal/ticket/pair/PairLink.tsx'
import { ticketTexts } from '../../../terminal/ticket/texts.ts'
import { useContractPress } from '../hooks/useContractPress.ts'
import type { ContractTicket } from '../hooks/useContractTicket.ts'
import { contractProblemText } from '../screenTexts.ts'
import { contractScreenTexts } from '../texts.ts'
import type { ContractField } from '../ticket/ticketProblems.ts'
import { ContractButton } from './ContractButton.tsx'
import { ContractInputs } from './ContractInputs.tsx'
import { ContractWords } from './ContractWords.tsx'
import { LeverageRow } from './LeverageRow.tsx'

const ContractPairDialog = onDemand(async () => (await import('../pair/ContractPairDialog.tsx')).ContractPairDialog)
/** Below all fields: nothing moves when it comes. */
const ContractFigures = onDemand(async () => (await import('./ContractFigures.tsx')).ContractFigures)
/** Loaded as soon as there is an order that could be sent. */
const ConfirmContract = onDemand(async () => (await import('./ConfirmContract.tsx')).ConfirmContract)

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

export function ContractForm(props: ContractFormProps) {
  const { market, ticket, account, inputs, price } = props
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  const { fields, request, preview } = ticket
  const equity = account?.equity ?? ''
  const { press, reasons } = useContractPress({ ticket, equity, inputs })
  const errorOf = useFieldErrors(ticket, press.checked)
  return (
    <TicketFrame
      label={words('title')}
      form={props.form}
      onSubmit={press.press}
      words={
        <ContractWords
          market={market}
          ticket={ticket}
          stale={props.stale}
          equity={equity}
          price={price}
          address={props.address}
        />
      }
      button={<ContractButton market={market} ticket={ticket} />}
    >
      <SideChoice
        label={words('side')}
        side={fields.side}
        sides={[
          { side: 'long', label: t('form.long') },
          { side: 'short', label: t('form.short') },
        ]}
        onSide={(side) => ticket.change({ do: 'side', side })}
      />
      <LeverageRow market={market} ticket={ticket} />
      <TypeRow
        label={words('type')}
        type={fields.type}
        types={ORDER_TYPES.map((type) => ({ type, label: words(type) }))}
        onType={(type) => ticket.change({ do: 'type', type })}
      />
      <PairLink dialog={(close) => <ContractPairDialog market={market} ticket={ticket} onClose={close} />} />
      <p className="flex items-center gap-2 text-12">
        <span className="me-auto text-ink-3">{words('available')}</span>
        <Num className="text-ink-1">
          {account ? formats.decimal(account.transferable, 2) : NO_FIGURE} {market.quote}
        </Num>
        <TopUp account="contract" short={preview.preview?.problem === 'insufficient_balance'} />
      </p>
      <ContractInputs market={market} ticket={ticket} errorOf={errorOf} onLeave={press.leave} inputs={inputs} />
      <ContractFigures market={market} ticket={ticket} />
      {request && (
        <ConfirmContract
          open={press.confirming}
          market={market}
          request={request}
          preview={preview.preview}
          reasons={reasons}
          equity={equity}
          price={price}
          busy={ticket.submission.phase === 'sending'}
          onConfirm={press.send}
          onCancel={press.turnBack}
        />
      )}
    </TicketFrame>
  )
}

/** A field shows its fault once it was left or the order button was pressed; an obvious fault is shown at once. */
function useFieldErrors(ticket: ContractTicket, checked: ReadonlySet<ContractField>) {
  const t = useTexts(contractScreenTexts)
  const words = useTexts(ticketTexts)
  const formats = useFormats()
  return (field: ContractField): string | undefined => {
    const problem = problemOf(ticket.problems, field)
    const early = problem?.kind === 'empty' || problem?.kind === 'unreadable'
    return problem && (!early || checked.has(field)) ? contractProblemText(problem, t, words, formats) : undefined
  }
}
