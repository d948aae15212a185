import type { ContractRow } from '@touchstone/protocol'
import { InlineAlert } from '@touchstone/ui'
import { isZero } from '../../shared/decimals/exactDecimal.ts'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { riskLevel, riskPercent } from './riskLevel.ts'
import { contractTexts } from './texts.ts'
import type { ContractAccount } from './useContractRows.ts'

export interface MarginCallProps {
  readonly positions: readonly ContractRow[] | undefined
  readonly account: ContractAccount | undefined
}

/** Positions that are about to be liquidated: shown with their figures, spoken once and not with every change of them. */
export function MarginCall({ positions, account }: MarginCallProps) {
  const t = useTexts(contractTexts)
  const formats = useFormats()
  const called = (positions ?? []).filter((row) => row.marginMode === 'isolated' && riskLevel(row.riskRate) === 'red')
  const cross = (positions ?? []).some((row) => row.marginMode === 'cross')
  const whole = cross && account !== undefined && riskLevel(account.riskRate) === 'red'
  const percent = (rate: string) => formats.percent(riskPercent(rate))
  return (
    <>
      <p role="alert" className="sr-only">
        {(called.length > 0 || whole) &&
          t('marginCall.spoken', { contracts: called.map(({ name }) => name).join(', ') })}
      </p>
      {(called.length > 0 || whole) && (
        <InlineAlert tone="danger">
          <strong className="font-semibold">{t('marginCall.title')}</strong>
          <ul>
            {called.map((row) => (
              <li key={row.id}>
                {t('marginCall.position', {
                  contract: row.symbol,
                  side: t(row.side),
                  percent: percent(row.riskRate),
                  price: isZero(row.liqPrice) ? t('none') : formats.decimal(row.liqPrice),
                })}
              </li>
            ))}
            {whole && account && <li>{t('marginCall.account', { percent: percent(account.riskRate) })}</li>}
          </ul>
          {called.length > 0 && <p>{t('marginCall.act')}</p>}
        </InlineAlert>
      )}
    </>
  )
}
