import { Dialog, KeyValue, Num } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { withdrawRecordTexts } from '../recordTexts.ts'
import { GroupedAddress } from './GroupedAddress.tsx'
import { type Withdrawal, WithdrawalChip, WithdrawalCode } from './withdrawalColumns.tsx'

export interface WithdrawalDialogProps {
  readonly withdrawal: Withdrawal
  readonly onClose: () => void
}

/** One withdrawal with every state it came into, when, and where in the log. */
export function WithdrawalDialog({ withdrawal, onClose }: WithdrawalDialogProps) {
  const t = useTexts(withdrawRecordTexts)
  const formats = useFormats()
  const { id, kind, currency, amount, fee, receive, destination, transaction, reference, reason, tag } = withdrawal
  const money = (text: string) => (
    <Num>
      {formats.decimal(text)} {currency}
    </Num>
  )
  const items = [
    { key: 'id', label: t('number'), value: <Num>{id}</Num> },
    { key: 'kind', label: t('kind'), value: t(`kinds.${kind}`) },
    { key: 'amount', label: t('column.amount'), value: money(amount) },
    { key: 'fee', label: t('column.fee'), value: money(fee) },
    { key: 'receive', label: t('column.receive'), value: money(receive) },
    ...(tag === '' ? [] : [{ key: 'tag', label: t('tag'), value: <bdi>{tag}</bdi> }]),
    ...(transaction === ''
      ? []
      : [{ key: 'tx', label: t('column.transaction'), value: <WithdrawalCode text={transaction} t={t} /> }]),
    ...(reference === '' ? [] : [{ key: 'ref', label: t('reference'), value: <bdi>{reference}</bdi> }]),
    ...(reason === '' ? [] : [{ key: 'reason', label: t('reason'), value: <bdi>{reason}</bdi> }]),
  ]
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {destination.startsWith('0x') ? <GroupedAddress address={destination} /> : <bdi>{destination}</bdi>}
        <KeyValue items={items} />
        <section className="border-t border-line pt-3">
          <h3 className="mb-2 text-13 font-medium text-ink-1">{t('timeline')}</h3>
          <ol className="flex flex-col gap-3">
            {withdrawal.steps.map(({ state, time, sequence }) => (
              <li key={state} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-12">
                <WithdrawalChip state={state} t={t} />
                <span className="text-end text-ink-3">
                  <Num>{formats.dateTime(time)}</Num> · {t('sequence', { sequence: formats.count(sequence) })}
                </span>
                <span className="col-span-2 text-ink-2">{t(`stateSays.${state}`)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  )
}
