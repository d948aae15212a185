import { Button, FieldAction, InlineAlert, Num } from '@touchstone/ui'
import { useState } from 'react'
import { failureText } from '../../shared/api/api.ts'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { compareDecimals, isZero, readDown } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { SwapPair } from '../../shared/funds/SwapPair.tsx'
import { TopUp } from '../../shared/funds/TopUp.tsx'
import type { FundsRow } from '../../shared/funds/useFunds.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import { IntentOutcome } from '../../shared/orders/IntentOutcome.tsx'
import { type Intent, useIntent } from '../../shared/orders/useIntent.ts'
import { ConfirmConversion } from './ConfirmConversion.tsx'
import { QuotePanel } from './QuotePanel.tsx'
import { conversionTexts } from './texts.ts'
import { type Quote, useQuote } from './useQuote.ts'

const RENEWS = ['getExchangeList', 'getAsset2', 'getRecordList'] as const

export interface Pair {
  readonly from: string
  readonly to: string
}

export interface ConversionFormProps extends Pair {
  readonly funds: readonly FundsRow[]
  readonly onPair: (pair: Pair) => void
}

type Problem = 'empty' | 'tooMuch'

function problemOf(amount: string, row: FundsRow | undefined): Problem | undefined {
  if (isZero(amount.replace(/\.$/, ''))) return 'empty'
  return row && compareDecimals(amount.replace(/\.$/, ''), row.available) > 0 ? 'tooMuch' : undefined
}

/** As orders are, above a quarter of the balance. */
function isLarge(amount: string, row: FundsRow | undefined): boolean {
  if (!row) return false
  const given = readDown(amount, row.decimals) ?? 0n
  return given * 4n > (readDown(row.available, row.decimals) ?? 0n)
}

export function ConversionForm({ from, to, funds, onPair }: ConversionFormProps) {
  const t = useTexts(conversionTexts)
  const [amount, setAmount] = useState('')
  const [tried, setTried] = useState(false)
  const [accepted, setAccepted] = useState<Quote>()
  const [confirming, setConfirming] = useState(false)
  const { state, send, forget } = useIntent('addExchange', RENEWS)
  const row = funds.find(({ currency }) => currency === from)
  const problem = problemOf(amount, row)
  const sending = state.kind === 'sending'
  const wish =
    problem === undefined && state.kind !== 'done' ? { from, to, amount: amount.replace(/\.$/, '') } : undefined
  const quoted = useQuote(wish, sending || state.kind === 'unknown')
  /** Nothing can be accepted before it was shown. */
  const waits = wish !== undefined && state.kind !== 'unknown' && !quoted.quote && !quoted.error
  const change = (act: () => void) => {
    if (sending) return
    act()
    setTried(false)
    forget()
  }
  const submit = async (confirmed: boolean) => {
    setTried(true)
    setConfirming(false)
    if (problem === undefined && quoted.error) quoted.refresh()
    const quote = state.kind === 'unknown' ? accepted : quoted.quote
    if (problem !== undefined || sending || !quote) return
    if (!confirmed && state.kind !== 'unknown' && isLarge(quote.amount, row)) return setConfirming(true)
    setAccepted(quote)
    if (await send({ quoteId: quote.quoteId })) setAmount('')
    else quoted.refresh()
    setTried(false)
  }
  return (
    <form
      noValidate
      aria-label={t('title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(false)
      }}
    >
      <PairFields from={from} to={to} funds={funds} onPair={(pair) => change(() => onPair(pair))} />
      <DecimalField
        large
        label={t('amount')}
        unit={from}
        value={amount}
        maxDecimals={row?.decimals ?? 0}
        onValueChange={(text) => change(() => setAmount(text))}
        error={(tried || problem === 'tooMuch') && problem !== undefined ? t(problem) : undefined}
        after={<FieldAction onClick={() => change(() => setAmount(row?.available ?? ''))}>{t('all')}</FieldAction>}
      />
      <Available row={row} short={problem === 'tooMuch'} />
      <QuotePanel quoted={quoted} wanted={wish !== undefined} />
      {quoted.error && (
        <InlineAlert tone="danger" announce>
          <span className="flex items-center justify-between gap-4">
            {failureText(quoted.error)}
            <Button tone="secondary" size="small" busy={quoted.asking} onClick={quoted.refresh}>
              {t('retry')}
            </Button>
          </span>
        </InlineAlert>
      )}
      <Outcome state={state} accepted={accepted} />
      {confirming && quoted.quote && (
        <ConfirmConversion
          quote={quoted.quote}
          onConfirm={() => void submit(true)}
          onCancel={() => setConfirming(false)}
        />
      )}
      <Button type="submit" busy={sending} blockedBecause={waits ? t('asking') : undefined}>
        {state.kind === 'unknown' ? t('sendAgain') : sending ? t('sending') : t('submit')}
      </Button>
    </form>
  )
}

function PairFields({ from, to, funds, onPair }: ConversionFormProps) {
  const t = useTexts(conversionTexts)
  const options = funds.map(({ currency }) => ({ value: currency, label: currency }))
  const pick = (changed: keyof Pair) => (currency: string) => {
    const pair = { from, to, [changed]: currency }
    onPair(pair.from === pair.to ? { from: to, to: from } : pair)
  }
  return (
    <SwapPair
      from={from}
      to={to}
      fromLabel={t('give')}
      toLabel={t('take')}
      swapLabel={t('swap')}
      options={options}
      markOf={(currency) => <CoinMark code={currency} />}
      onFrom={pick('from')}
      onTo={pick('to')}
      onSwap={() => onPair({ from: to, to: from })}
    />
  )
}

function Available({ row, short }: { readonly row: FundsRow | undefined; readonly short: boolean }) {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  if (!row) return null
  return (
    <p className="flex items-center gap-2 text-12 text-ink-3">
      <span className="me-auto">{t('available')}</span>
      <Num className="text-ink-1">
        {formats.decimal(row.available)} {row.currency}
      </Num>
      <TopUp account="funds" short={short} />
    </p>
  )
}

interface OutcomeProps {
  readonly state: Intent<'addExchange'>['state']
  readonly accepted: Quote | undefined
}

function Outcome({ state, accepted }: OutcomeProps) {
  const t = useTexts(conversionTexts)
  const formats = useFormats()
  const done =
    accepted &&
    t('done', {
      amount: formats.decimal(accepted.amount),
      from: accepted.from,
      receive: formats.decimal(accepted.receive),
      to: accepted.to,
    })
  return <IntentOutcome state={state} done={done} unknown={t('again')} />
}
