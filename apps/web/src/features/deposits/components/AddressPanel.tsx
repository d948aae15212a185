import { CopyButton, InlineAlert, KeyValue, Panel, ShortCode } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { TermsSummary } from '../../../shared/moneyTerms/TermsSummary.tsx'
import { QrPicture } from '../../../shared/qrCode/QrPicture.tsx'
import type { DepositInfo } from '../depositInfo.ts'
import { depositTexts } from '../texts.ts'

/** The address as text and as a picture, with everything that must be right before money is sent to it. */
export function AddressPanel({ info }: { readonly info: DepositInfo }) {
  const t = useTexts(depositTexts)
  const formats = useFormats()
  const { address, currency, chainName, contract, confirms, min, state } = info
  const items = [
    { key: 'chain', label: t('address.chain'), value: chainName },
    {
      key: 'contract',
      label: t('address.contract'),
      value: <ShortCode text={contract} copyLabel={t('address.copyContract')} copiedLabel={t('address.copied')} />,
    },
    { key: 'confirms', label: t('address.confirms'), value: t('address.confirmsValue', { count: confirms }) },
    {
      key: 'min',
      label: t('address.min'),
      value: t('address.minValue', { min: formats.decimal(min), currency }),
    },
  ]
  return (
    <Panel className="flex flex-col gap-5 p-5">
      <h2 className="text-16 font-semibold text-ink-1">{t('address.title')}</h2>
      {state !== 'open' && (
        <InlineAlert tone="warn">{t(state === 'late' ? 'address.late' : 'address.paused')}</InlineAlert>
      )}
      <div className="flex items-start gap-6 slim:flex-col slim:gap-4">
        <QrPicture text={address} alt={t('address.qr')} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <p className="flex items-center gap-2 rounded-control border border-line bg-field px-3 py-2">
            <code dir="ltr" className="min-w-0 flex-1 break-all text-14 text-ink-1" data-testid="deposit-address">
              {address}
            </code>
            <CopyButton text={address} label={t('address.copy')} copiedLabel={t('address.copied')} />
          </p>
          <KeyValue items={items} />
        </div>
      </div>
      <InlineAlert tone="warn">
        <p className="font-medium">{t('address.warnTitle', { currency, chain: chainName })}</p>
        <p className="mt-0.5">{t('address.warn')}</p>
      </InlineAlert>
      <details className="text-13">
        <summary className="min-h-6 cursor-pointer text-accent">{t('terms.accepted')}</summary>
        <div className="pt-3">
          <TermsSummary terms={info.terms} currency={currency} of="deposit" />
        </div>
      </details>
    </Panel>
  )
}
