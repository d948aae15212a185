import { formatPlain } from '@touchstone/quantities'
import { Num } from '@touchstone/ui'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero, trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { TopUp } from '../../../shared/funds/TopUp.tsx'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { TicketFrame } from '../../../terminal/ticket/frame/TicketFrame.tsx'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import { problemText } from '../sentences.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionDirection } from '../timedOptionTicket.ts'
import type { TimedOptionFormHandle } from '../useTimedOptionKeys.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'
import { BuyButtons } from './BuyButtons.tsx'
import { BuyWords } from './BuyWords.tsx'
import { ConfirmBuy } from './ConfirmBuy.tsx'
import { CycleCards } from './CycleCards.tsx'
import { RuleText } from './RuleText.tsx'
import { TermsPreview } from './TermsPreview.tsx'

export interface TimedOptionFormProps {
  readonly ticket: TimedOptionTicket
  /** For the keys. */
  readonly handle?: RefObject<TimedOptionFormHandle | null>
}

/** The order form: duration, amount, its preview, and the two directions. */
export function TimedOptionForm({ ticket, handle }: TimedOptionFormProps) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<TimedOptionDirection>()
  const [pressed, setPressed] = useState(false)
  const [confirming, setConfirming] = useState<TimedOptionDirection>()
  const { terms, cycle, problem, closed } = ticket
  const ofAmount = problem && problem !== closed && !closed ? problem : undefined
  const shown = ofAmount?.kind === 'empty' && !pressed ? undefined : ofAmount
  const send = (direction: TimedOptionDirection) => {
    setConfirming(undefined)
    setPressed(false)
    void ticket.buy(direction)
  }
  const press = (direction: TimedOptionDirection, review = ticket.large) => {
    if (problem) {
      setPressed(true)
      field.current?.focus()
    } else if (review) setConfirming(direction)
    else send(direction)
  }
  const choose = (direction: TimedOptionDirection) => {
    setChosen(direction)
    focusIn(form, `[data-direction="${direction}"]`)
  }
  useImperativeHandle(handle, () => ({
    focusDuration: () => focusIn(form, 'input[type="radio"]:checked'),
    focusAmount: () => field.current?.focus(),
    choose,
    review: () => (chosen ? press(chosen, true) : choose('up')),
  }))
  return (
    <TicketFrame
      label={t('form.title')}
      form={form}
      onSubmit={() => undefined}
      words={<BuyWords ticket={ticket} />}
      button={<BuyButtons ticket={ticket} onBuy={press} />}
    >
      <CycleCards cycles={terms.cycles} chosen={cycle.id} onPick={ticket.pick} />
      <Funds ticket={ticket} />
      <DecimalField
        ref={field}
        label={t('form.amount')}
        unit={terms.currency}
        value={ticket.amount}
        maxDecimals={ticket.scale}
        placeholder={t('form.limits', {
          min: formats.decimal(trimZeros(cycle.min)),
          max: formats.decimal(trimZeros(cycle.max)),
        })}
        onValueChange={(text) => {
          setPressed(false)
          ticket.enter(text)
        }}
        error={shown && problemText(shown, terms.currency, t, formats)}
      />
      <ShareSlider percent={percentOf(ticket)} onPercent={ticket.share} />
      <TermsPreview ticket={ticket} />
      <RuleText terms={terms} cycle={cycle} />
      {confirming && (
        <ConfirmBuy
          direction={confirming}
          ticket={ticket}
          onConfirm={() => send(confirming)}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </TicketFrame>
  )
}

function focusIn(form: RefObject<HTMLFormElement | null>, selector: string): void {
  form.current?.querySelector<HTMLElement>(selector)?.focus()
}

/** Whole percent of the available money the amount stands for; for the slider only. */
function percentOf({ figures, available }: TimedOptionTicket): number {
  if (!figures || available <= 0n) return 0
  const percent = ((figures.stake + figures.fee) * 100n) / available
  return percent > 100n ? 100 : Number(percent)
}

function Funds({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { terms, available, scale, problem } = ticket
  const text = formatPlain(available, scale)
  const short = problem?.kind === 'insufficient_balance' || isZero(text)
  return (
    <p className="flex items-center justify-between gap-3 text-12">
      <span className="text-ink-3">{t('form.available')}</span>
      <span className="flex items-center gap-3">
        <Num className="text-ink-1">
          {formats.decimal(text)} {terms.currency}
        </Num>
        <TopUp account="delivery" currency={terms.currency} short={short} />
      </span>
    </p>
  )
}
