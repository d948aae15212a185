import { useQuery } from '@tanstack/react-query'
import { Button, ConfirmDialog, FieldAction, Num, Select } from '@touchstone/ui'
import { useState } from 'react'
import { callQuery } from '../../shared/api/queries.ts'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { useAmountOrMost } from '../../shared/decimals/useAmountOrMost.ts'
import { useAccountWord } from '../../shared/feature/useAccountWord.ts'
import { useFormats } from '../../shared/format/format.ts'
import { SwapPair } from '../../shared/funds/SwapPair.tsx'
import { TopUp } from '../../shared/funds/TopUp.tsx'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import { IntentOutcome } from '../../shared/orders/IntentOutcome.tsx'
import { CrossRiskNote } from './CrossRiskNote.tsx'
import { transferTexts } from './texts.ts'
import {
  type AccountName,
  accountOf,
  backing,
  openAccounts,
  pairWith,
  type TransferInfo,
  transferProblem,
} from './transferInput.ts'
import { type CrossAccount, type CrossRisk, useCrossRisk } from './useCrossRisk.ts'
import { useTransfer } from './useTransfer.ts'

export interface TransferFormProps {
  readonly info: TransferInfo
  /** Undefined while loading. */
  readonly cross?: CrossAccount | undefined
  readonly from: AccountName
  readonly to: AccountName
  readonly onPair: (pair: { readonly from: AccountName; readonly to: AccountName }) => void
  readonly onCurrency: (currency: string) => void
}

export function TransferForm({ info, cross, from, to, onPair, onCurrency }: TransferFormProps) {
  const t = useTexts(transferTexts)
  const entry = useAmountOrMost(accountOf(info, from)?.transferable ?? '')
  const { amount } = entry
  const [tried, setTried] = useState(false)
  const { state, send, forget } = useTransfer()
  const [asking, setAsking] = useState(false)
  const problem = transferProblem(info, from, amount)
  const risk = useCrossRisk(cross, info, from, problem === undefined ? amount : '')
  const sending = state.kind === 'sending'
  const change = (act: () => void) => {
    if (sending) return
    act()
    setTried(false)
    forget()
  }
  const submit = () => {
    setTried(true)
    if (problem !== undefined || sending) return
    // What is sent again was asked about before it was sent first.
    if (risk && state.kind !== 'unknown') setAsking(true)
    else void transfer()
  }
  const transfer = async () => {
    setAsking(false)
    if (problem !== undefined) return
    entry.settle()
    // Emptied, so that the same click again does not move the same again.
    if (await send({ from, to, currency: info.currency, amount: amount.replace(/\.$/, '') })) entry.type('')
    setTried(false)
  }
  return (
    <form
      noValidate
      aria-label={t('title')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Ends
        info={info}
        from={from}
        to={to}
        onPair={(pair) =>
          change(() => {
            entry.settle()
            onPair(pair)
          })
        }
      />
      <CurrencyPick currency={info.currency} onCurrency={(next) => change(() => onCurrency(next))} />
      <DecimalField
        large
        label={t('amount')}
        unit={info.currency}
        value={amount}
        maxDecimals={info.decimals}
        onValueChange={(text) => change(() => entry.type(text))}
        error={tried && problem !== undefined ? t(problem) : undefined}
        after={<FieldAction onClick={() => change(entry.takeMost)}>{t('max')}</FieldAction>}
      />
      <Movable info={info} from={from} short={tried && problem === 'tooMuch'} />
      {risk && <CrossRiskNote risk={risk} />}
      <IntentOutcome state={state} done={t('done')} unknown={t('again')} />
      <Button type="submit" busy={sending}>
        {state.kind === 'unknown' ? t('sendAgain') : sending ? t('sending') : t('submit')}
      </Button>
      {asking && risk && (
        <AskOut
          what={{ amount, currency: info.currency }}
          risk={risk}
          onConfirm={() => void transfer()}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  )
}

interface AskOutProps {
  readonly what: { readonly amount: string; readonly currency: string }
  readonly risk: CrossRisk
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

function AskOut({ what: { amount, currency }, risk, onConfirm, onCancel }: AskOutProps) {
  const t = useTexts(transferTexts)
  const formats = useFormats()
  return (
    <ConfirmDialog
      open
      title={t('risk.ask', { amount: formats.decimal(amount), currency })}
      confirmLabel={t('submit')}
      cancelLabel={t('risk.back')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <CrossRiskNote risk={risk} />
    </ConfirmDialog>
  )
}

function Ends({ info, from, to, onPair }: Pick<TransferFormProps, 'info' | 'from' | 'to' | 'onPair'>) {
  const t = useTexts(transferTexts)
  const accountWord = useAccountWord()
  const open = openAccounts(info)
  const options = open.map((account) => ({ value: account, label: accountWord(account) }))
  const pick = (changed: 'from' | 'to') => (value: string) => {
    const account = open.find((known) => known === value) ?? from
    onPair(changed === 'from' ? pairWith(open, account, to, changed) : pairWith(open, from, account, changed))
  }
  return (
    <SwapPair
      from={from}
      to={to}
      fromLabel={t('from')}
      toLabel={t('to')}
      swapLabel={t('swap')}
      options={options}
      onFrom={pick('from')}
      onTo={pick('to')}
      onSwap={() => onPair({ from: to, to: from })}
    />
  )
}

function CurrencyPick({
  currency,
  onCurrency,
}: {
  readonly currency: string
  readonly onCurrency: (c: string) => void
}) {
  const t = useTexts(transferTexts)
  const { data } = useQuery(callQuery('getCurrencyAll', {}))
  const codes = data?.map((row) => row.currency) ?? [currency]
  return (
    <Select
      label={t('currency')}
      mark={<CoinMark code={currency} />}
      value={currency}
      options={codes.map((code) => ({ value: code, label: code }))}
      onValueChange={onCurrency}
    />
  )
}

/** The transferable amount, and why it may be less than the balance. */
function Movable({ info, from, short }: Pick<TransferFormProps, 'info' | 'from'> & { readonly short: boolean }) {
  const t = useTexts(transferTexts)
  const formats = useFormats()
  const account = accountOf(info, from)
  const kept = backing(info, from)
  return (
    <div className="min-h-10 text-12 text-ink-3">
      <p className="flex items-center gap-2">
        <span className="me-auto">{t('transferable')}</span>
        <Num className="text-ink-1">
          {formats.decimal(account?.transferable ?? '')} {info.currency}
        </Num>
        <TopUp account={from} currency={info.currency} short={short} />
      </p>
      {kept !== '' && (
        <p className="pt-1 text-warn">
          {t('backs', {
            available: formats.decimal(account?.available ?? ''),
            backing: formats.decimal(kept),
            currency: info.currency,
          })}
        </p>
      )}
      {kept === '' && isZero(account?.transferable ?? '') && <p className="pt-1">{t('nothing')}</p>}
    </div>
  )
}
