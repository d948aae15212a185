import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@touchstone/frame'
import { Button, FailureAlert, Select } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../shared/decimals/DecimalField.tsx'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { CoinMark } from '../../shared/markets/CoinMark.tsx'
import { askFaucet } from '../../shared/sandbox/faucet.ts'
import { assetTexts } from './texts.ts'

const START_CURRENCY = 'USDT'
const START_AMOUNT = '10000'

export interface SandboxFundsProps {
  readonly currencies: readonly { readonly currency: string; readonly decimals: number }[]
}

/** Play money, called by its name. Shown only where the server says that this is a sandbox. */
export function SandboxFunds({ currencies }: SandboxFundsProps) {
  const t = useTexts(assetTexts)
  const formats = useFormats()
  const queries = useQueryClient()
  const [currency, setCurrency] = useState(START_CURRENCY)
  const [amount, setAmount] = useState(START_AMOUNT)
  const [empty, setEmpty] = useState(false)
  const ask = useMutation({
    mutationFn: () => askFaucet(currency, amount.replace(/\.$/, '')),
    onSuccess: async (answer) => {
      if (!answer.ok) return
      showToast('ok', t('sandbox.done', { amount: formats.decimal(amount), currency }))
      await queries.invalidateQueries({ queryKey: ['getAsset2'] })
    },
  })
  const decimals = currencies.find((row) => row.currency === currency)?.decimals ?? 2
  const press = () => {
    setEmpty(isZero(amount))
    if (!isZero(amount) && !ask.isPending) ask.mutate()
  }
  return (
    <section aria-labelledby="sandbox-funds" className="rounded-panel border border-warn/40 bg-notice/40 p-4">
      <h2 id="sandbox-funds" className="flex items-center gap-2 text-14 font-semibold text-ink-1">
        {t('sandbox.title')}
        <span className="rounded-control border border-warn/50 px-1.5 text-12 font-medium text-warn">
          {t('sandbox.chip')}
        </span>
      </h2>
      <p className="mt-1 text-13 text-ink-2">{t('sandbox.note')}</p>
      <form
        className="mt-3 flex flex-wrap items-start gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <Select
          compact
          label={t('sandbox.currency')}
          mark={<CoinMark code={currency} />}
          value={currency}
          options={currencies.map((row) => ({ value: row.currency, label: row.currency }))}
          onValueChange={setCurrency}
        />
        {/* Level with the list, whose label stands above it. */}
        <div className="w-64 pt-5.5">
          <DecimalField
            label={t('sandbox.amount')}
            unit={currency}
            value={amount}
            maxDecimals={decimals}
            onValueChange={(text) => {
              setAmount(text)
              ask.reset()
            }}
            error={empty ? t('sandbox.emptyAmount') : undefined}
          />
        </div>
        <div className="pt-5.5">
          <Button type="submit" tone="secondary" busy={ask.isPending}>
            {t('sandbox.get')}
          </Button>
        </div>
      </form>
      {ask.data?.ok === false && (
        <div className="mt-3">
          <FailureAlert text={t('sandbox.failed', { reason: ask.data.reason || t('sandbox.noAnswer') })} />
        </div>
      )}
    </section>
  )
}
