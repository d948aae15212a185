import { ConfirmDialog, InlineAlert, KeyValue, Select, TextArea, TextField } from '@touchstone/ui'
import { useState } from 'react'
import { useAct } from '../../../shared/acts/useAct.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { tellOperator } from '../../../shared/toasts/tellOperator.ts'
import { caseKind } from '../../../shared/words/cases.ts'
import {
  type CaseProposal,
  confirms,
  decisionProblem,
  fieldLabel,
  type Result,
  type ReviewedCase,
  refusalText,
  suggestedText,
} from '../decision.ts'
import { reviewTexts } from '../texts.ts'

const t = textsOf(reviewTexts)

export interface DecideDialogProps {
  readonly reviewed: ReviewedCase
  readonly result: Result
  readonly onClose: () => void
}

/** The confirmation of a decision: it holds everything that the customer will read. */
export function DecideDialog({ reviewed, result, onClose }: DecideDialogProps) {
  const second = confirms(reviewed.proposal, result) ? reviewed.proposal : undefined
  const [reason, setReason] = useState(second?.reason ?? '')
  const [text, setText] = useState(second?.text ?? '')
  const [amount, setAmount] = useState(reviewed.amount?.asked ?? '')
  const [attempted, setAttempted] = useState(false)
  const act = useAct('setCaseResult', { silent: true })
  const asked = reviewed.amount?.asked
  const problem = second
    ? undefined
    : decisionProblem({
        result,
        reason,
        text,
        reference: reviewed.reference,
        amount: asked === undefined ? undefined : { typed: amount, asked },
      })
  const missing = attempted ? problem : undefined
  const decide = async () => {
    setAttempted(true)
    if (problem !== undefined) return
    const approved = result === 'approve' && reviewed.amount && !second ? { amount: amount.trim() } : {}
    const said = { result, reason, text: text.trim(), digest: second?.digest ?? '' }
    const done = await act.run({ id: reviewed.id, ...said, ...approved })
    if (!done) return
    tellOperator('ok', t('decide.done', { state: t(`states.${done.state}`) }))
    onClose()
  }
  const names = { kind: caseKind(reviewed.kind), uid: reviewed.uid }
  return (
    <ConfirmDialog
      open
      title={t(`decide.${result}Title`, names)}
      tone={result === 'approve' ? 'primary' : 'danger'}
      confirmLabel={t(`decide.${result}`)}
      cancelLabel={t('decide.cancel')}
      busy={act.busy}
      failure={act.failure}
      focus={result === 'approve' ? 'cancel' : 'field'}
      onConfirm={() => void decide()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <Changes fields={reviewed.fields} />
        {result === 'approve' && (
          <Approval
            reviewed={reviewed}
            second={second}
            amount={amount}
            onAmount={setAmount}
            text={text}
            onText={setText}
            missing={missing}
          />
        )}
        {result === 'refuse' && (
          <Refusal
            words={reviewed.refusals}
            fixed={second !== undefined}
            reason={reason}
            onReason={setReason}
            text={text}
            onText={setText}
            missing={missing}
          />
        )}
        <InlineAlert tone={second || !reviewed.fourEyes ? 'warn' : 'info'}>
          {second
            ? t('decide.confirms', { by: second.by })
            : t(reviewed.fourEyes && result === 'approve' ? 'decide.fourEyes' : 'decide.alone')}
        </InlineAlert>
      </div>
    </ConfirmDialog>
  )
}

/** The request, and the data that it replaces. */
function Changes({ fields }: Pick<ReviewedCase, 'fields'>) {
  return (
    <KeyValue
      items={fields.map(({ label, before, after }) => ({
        key: label,
        label: fieldLabel(label),
        value: before === '' ? after : `${before} → ${after}`,
      }))}
    />
  )
}

interface ApprovalProps {
  readonly reviewed: ReviewedCase
  /** The first decision, when this is the second. */
  readonly second: CaseProposal | undefined
  readonly amount: string
  readonly onAmount: (text: string) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly missing: string | undefined
}

/** The further fields of an approval: the amount, and the bank's line. */
function Approval({ reviewed, second, amount, onAmount, text, onText, missing }: ApprovalProps) {
  const { amount: asked, reference } = reviewed
  return (
    <>
      {asked && (
        <ApprovedAmount
          of={asked}
          fixed={second?.amount}
          amount={amount}
          onAmount={onAmount}
          missing={missing === t('decide.amountMissing') ? missing : undefined}
        />
      )}
      {reference && (
        <BankReference
          fixed={second !== undefined}
          text={text}
          onText={onText}
          missing={missing === t('decide.referenceMissing') ? missing : undefined}
        />
      )}
    </>
  )
}

interface ApprovedAmountProps {
  readonly of: NonNullable<ReviewedCase['amount']>
  /** The first operator's approval, shown to the second. */
  readonly fixed: string | undefined
  readonly amount: string
  readonly onAmount: (text: string) => void
  readonly missing: string | undefined
}

/** The approved amount: the requested one, or less. */
function ApprovedAmount({ of: { asked, currency }, fixed, amount, onAmount, missing }: ApprovedAmountProps) {
  const label = t('decide.amount', { currency })
  if (fixed !== undefined) return <KeyValue items={[{ key: 'amount', label, value: fixed }]} />
  return (
    <TextField
      label={label}
      hint={t('decide.amountHint', { asked, currency })}
      inputMode="decimal"
      value={amount}
      onValueChange={onAmount}
      error={missing}
      autoComplete="off"
    />
  )
}

interface BankReferenceProps {
  /** The first operator's text, shown to the second. */
  readonly fixed: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly missing: string | undefined
}

function BankReference({ fixed, text, onText, missing }: BankReferenceProps) {
  if (fixed) return <KeyValue items={[{ key: 'reference', label: t('decide.reference'), value: text }]} />
  return (
    <TextField
      label={t('decide.reference')}
      hint={t('decide.referenceHint')}
      value={text}
      onValueChange={onText}
      error={missing}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

interface RefusalProps {
  readonly words: readonly string[]
  /** The second operator repeats the first one's text. */
  readonly fixed: boolean
  readonly reason: string
  readonly onReason: (word: string) => void
  readonly text: string
  readonly onText: (text: string) => void
  readonly missing: string | undefined
}

function Refusal({ words, fixed, reason, onReason, text, onText, missing }: RefusalProps) {
  const choose = (word: string) => {
    // The reason's sentence becomes the text, unless the operator has written another one.
    if (text === suggestedText(reason)) onText(suggestedText(word))
    onReason(word)
  }
  if (fixed)
    return (
      <KeyValue
        items={[
          { key: 'reason', label: t('decide.reason'), value: refusalText(reason) },
          { key: 'text', label: t('decide.text'), value: text },
        ]}
      />
    )
  return (
    <>
      <Select
        label={t('decide.reason')}
        value={reason}
        onValueChange={choose}
        error={reason === '' ? missing : undefined}
        options={[
          { value: '', label: t('decide.chooseReason') },
          ...words.map((word) => ({ value: word, label: refusalText(word) })),
        ]}
      />
      <TextArea
        label={t('decide.text')}
        hint={t('decide.textHint')}
        value={text}
        onValueChange={onText}
        error={reason === '' ? undefined : missing}
      />
    </>
  )
}
