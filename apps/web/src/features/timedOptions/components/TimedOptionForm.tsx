import { formatPlain } from '@touchstone/quantities'
import { InlineAlert, Num } from '@touchstone/ui'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { isZero, trimZeros } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { ShareSlider } from '../../../terminal/ticket/ShareSlider.tsx'
import { problemText } from '../sentences.ts'
import { timedOptionScreenTexts } from '../texts.ts'
import type { TimedOptionDirection } from '../timedOptionTicket.ts'
import type { TimedOptionFormHandle } from '../useTimedOptionKeys.ts'
import type { TimedOptionTicket } from '../useTimedOptionTicket.ts'
import { BuyButtons } from './BuyButtons.tsx'
import { BuyResult } from './BuyResult.tsx'
import { ConfirmBuy } from './ConfirmBuy.tsx'
import { CycleCards } from './CycleCards.tsx'
import { RuleText } from './RuleText.tsx'
import { TermsPreview } from './TermsPreview.tsx'

export interface TimedOptionFormProps {
  readonly ticket: TimedOptionTicket
  /** For the keys. */
  readonly handle?: RefObject<TimedOptionFormHandle | null>
}

/** The order form: duration, amount, what it means, and the two directions. */
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
    <form
      ref={form}
      aria-label={t('form.title')}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex min-h-full flex-col gap-3 px-4 pt-3"
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
      <div className="sticky bottom-0 -mx-4 mt-auto flex flex-col gap-2.5 border-t border-line bg-surface-1 px-4 py-2.5">
        <BuyResult ticket={ticket} />
        <InTheWay ticket={ticket} />
        <BuyButtons ticket={ticket} onBuy={press} />
      </div>
      {confirming && (
        <ConfirmBuy
          direction={confirming}
          ticket={ticket}
          onConfirm={() => send(confirming)}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </form>
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
        <AppLink
          to="/transfer"
          search={{ from: 'funds', to: 'delivery', currency: terms.currency }}
          className={short ? 'font-medium text-accent underline underline-offset-2' : 'text-accent hover:underline'}
        >
          {t('form.transfer')}
        </AppLink>
      </span>
    </p>
  )
}

/** What keeps the whole form from working, and the way out where there is one. */
function InTheWay({ ticket }: { readonly ticket: TimedOptionTicket }) {
  const t = useTexts(timedOptionScreenTexts)
  const formats = useFormats()
  const { closed, terms } = ticket
  if (!closed) return null
  return (
    <InlineAlert tone="warn">
      {problemText(closed, terms.currency, t, formats)}{' '}
      {closed.kind === 'transaction_password_unset' && (
        <AppLink
          to="/bindmpwd"
          search={{ redirect: `/deal_jg?symbol=${terms.symbol}` }}
          className="text-accent underline underline-offset-2"
        >
          {t('form.setTransactionPassword')}
        </AppLink>
      )}
    </InlineAlert>
  )
}
