import { buttonClass, Panel, Select } from '@touchstone/ui'
import { useState } from 'react'
import { DecimalField } from '../../../shared/decimals/DecimalField.tsx'
import { typedAmount } from '../../../shared/decimals/typedAmount.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { useSentence } from '../../../shared/said/said.ts'
import type { LoanProduct } from '../application/application.ts'
import { DECIMALS } from '../currency.ts'
import { loanTexts } from '../texts.ts'
import { useLoanQuote } from '../useLoanQuote.ts'
import { LoanCosts, LoanSchedule } from './LoanCosts.tsx'

export interface LoanCalculatorProps {
  /** At least one. */
  readonly products: readonly LoanProduct[]
}

/** The cost of an amount: asked of the exchange, without an application. */
export function LoanCalculator({ products }: LoanCalculatorProps) {
  const t = useTexts(loanTexts)
  const say = useSentence()
  const [id, setId] = useState('')
  const product = products.find((one) => one.id === id) ?? products[0]
  const [typed, setTyped] = useState<string>()
  const amount = typed ?? product?.min ?? ''
  const quote = useLoanQuote(product?.id ?? '', amount)
  if (!product) return null
  return (
    <Panel className="grid grid-cols-2 narrow:grid-cols-1 overflow-hidden">
      <div className="flex flex-col gap-4 border-e border-line p-5">
        <h2 className="text-14 font-semibold text-ink-1">{t('calculator.title')}</h2>
        <div className="grid grid-cols-2 narrow:grid-cols-1 items-end gap-4">
          <Select
            label={t('calculator.product')}
            value={product.id}
            onValueChange={setId}
            options={products.map((one) => ({ value: one.id, label: say(one.name) }))}
          />
          <DecimalField
            large
            label={t('calculator.amount')}
            unit={product.currency}
            maxDecimals={DECIMALS}
            value={amount}
            onValueChange={setTyped}
          />
        </div>
        <LoanCosts product={product} quote={quote} />
        {product.state === 'open' && (
          <AppLink
            to="/currency"
            search={{ step: 'personal', id: product.id, amount: typedAmount(amount) }}
            className={buttonClass('primary', 'medium', true)}
          >
            {t('apply')}
          </AppLink>
        )}
      </div>
      <div className="flex min-w-0 flex-col">
        <h3 className="flex h-11 shrink-0 items-center border-b border-line px-5 text-13 font-medium text-ink-2">
          {t('calculator.schedule')}
        </h3>
        <LoanSchedule product={product} quote={quote} />
      </div>
    </Panel>
  )
}
