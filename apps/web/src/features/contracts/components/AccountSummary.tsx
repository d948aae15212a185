import { Num, Skeleton } from '@touchstone/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { RiskMeter, SignedFigure } from '../../../products/contracts/ContractCells.tsx'
import { differenceOf } from '../../../products/contracts/sums.ts'
import type { ContractAccount } from '../../../products/contracts/useContractRows.ts'
import { isZero } from '../../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { contractScreenTexts } from '../texts.ts'

export interface AccountSummaryProps {
  readonly account: ContractAccount | undefined
  readonly look: 'tiles' | 'panel'
}

/** The contract account: its equity, the part that backs positions and orders, the part that is free. */
export function AccountSummary({ account, look }: AccountSummaryProps) {
  const t = useTexts(contractScreenTexts)
  const formats = useFormats()
  const money = (text: string) => (
    <Num>
      {formats.decimal(text, 2)} <span className="text-ink-3">{account?.currency}</span>
    </Num>
  )
  const figures: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('account.equity'), account && money(account.equity)],
    [t('account.unrealised'), account && <SignedFigure text={account.unrealised} />],
    [t('account.margin'), account && money(account.margin)],
    [t('account.orders'), account && money(differenceOf(account.frozen, account.margin))],
    [t('account.available'), account && money(account.available)],
    [t('account.transferable'), account && money(account.transferable)],
    [t('account.maintenance'), account && money(account.maintenance)],
    [t('account.risk'), account && <RiskMeter rate={account.riskRate} wide />],
  ]
  const empty = account !== undefined && isZero(account.equity)
  return (
    <div className={look === 'panel' ? 'py-3' : undefined}>
      <dl className="grid grid-cols-4 slim:grid-cols-1 gap-x-8 gap-y-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-ink-3">{label}</dt>
            <dd
              className={clsx(
                'flex min-h-6 items-center text-ink-1',
                look === 'tiles' ? 'text-16 font-semibold' : 'text-13',
              )}
            >
              {value ?? <Skeleton className="h-4 w-24" />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex min-h-6 items-center gap-3 pt-2 text-12 text-ink-3">
        {empty && <span>{t('account.empty')}</span>}
        <AppLink
          to="/transfer"
          search={{ from: 'funds', to: 'contract' }}
          className="text-accent underline underline-offset-2"
        >
          {t('account.transfer')}
        </AppLink>
      </p>
    </div>
  )
}
