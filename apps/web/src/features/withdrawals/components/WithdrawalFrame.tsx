import { FormFrame } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../../shared/format/format.ts'
import type { useWithdrawForm } from '../useWithdrawForm.ts'
import { ConfirmWithdrawal, type ConfirmWithdrawalProps } from './ConfirmWithdrawal.tsx'
import { WithdrawFields, type WithdrawFieldsProps } from './WithdrawFields.tsx'

type Withdrawal = ReturnType<typeof useWithdrawForm>

export interface WithdrawalFrameProps
  extends Pick<WithdrawFieldsProps, 'info' | 'amount' | 'onAmount' | 'tpwd' | 'state'>,
    Pick<ConfirmWithdrawalProps, 'destination' | 'chain' | 'warning'> {
  readonly label: string
  readonly withdrawal: Pick<Withdrawal, 'quote' | 'refusal' | 'confirming' | 'confirm' | 'turnBack'> & {
    readonly form: Pick<Withdrawal['form'], 'send' | 'summary' | 'busy' | 'focus'>
  }
  readonly titleOf: (amount: string) => string
  /** The fields of the destination. */
  readonly children: ReactNode
}

/** A form of a withdrawal: its destination, the amount with its fee, the password, and the last look before it is sent. */
export function WithdrawalFrame(props: WithdrawalFrameProps) {
  const { info, state, withdrawal } = props
  const formats = useFormats()
  const { form, quote, refusal, confirming, confirm, turnBack } = withdrawal
  const sending = state.kind === 'sending'
  return (
    <FormFrame label={props.label} onSubmit={() => void form.send()}>
      {props.children}
      <WithdrawFields
        info={info}
        amount={props.amount}
        onAmount={props.onAmount}
        tpwd={props.tpwd}
        quote={quote}
        refusal={refusal}
        summary={form.summary}
        onPick={form.focus}
        state={state}
        busy={form.busy || sending}
      />
      {confirming && (
        <ConfirmWithdrawal
          title={props.titleOf(formats.decimal(confirming.amount))}
          currency={info.currency}
          quote={confirming}
          destination={props.destination}
          chain={props.chain}
          warning={props.warning}
          busy={sending}
          onConfirm={() => void confirm()}
          onCancel={turnBack}
        />
      )}
    </FormFrame>
  )
}
