import { type Column, DataTable, Empty, Num, Panel, StateChip } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { STEP_TONES, type Subscription } from '../newCoin.ts'
import { subscriptionTexts } from '../subscriptionTexts.ts'

/** Each step of a subscription with the coins and the money it moved, and where it stands in the log. */
export function SubscriptionSteps({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  const formats = useFormats()
  const { coin, currency, steps } = subscription
  const columns: readonly Column<Subscription['steps'][number]>[] = [
    {
      key: 'step',
      header: t('stepColumn.step'),
      cell: ({ step }) => <StateChip tone={STEP_TONES[step]} word={t(`step.${step}`)} />,
    },
    { key: 'time', header: t('stepColumn.time'), cell: ({ time }) => <Num>{formats.dateTime(time)}</Num> },
    {
      key: 'coins',
      header: t('stepColumn.coins'),
      align: 'end',
      cell: ({ coins }) => <Num>{`${formats.decimal(coins)} ${coin}`}</Num>,
    },
    {
      key: 'money',
      header: t('stepColumn.money'),
      align: 'end',
      cell: ({ step, amount }) => <Num>{t(`money.${step}`, { amount: formats.decimal(amount), currency })}</Num>,
    },
    {
      key: 'sequence',
      header: t('stepColumn.sequence'),
      align: 'end',
      cell: ({ sequence }) => <Num className="text-ink-3">{formats.count(sequence)}</Num>,
    },
  ]
  return (
    <Panel className="overflow-hidden">
      <h3 className="flex h-11 items-center border-b border-line px-5 text-14 font-semibold text-ink-1">
        {t('steps')}
      </h3>
      <DataTable
        caption={t('steps')}
        columns={columns}
        rows={steps}
        rowKey={({ step, sequence }) => `${step} ${sequence}`}
        density="compact"
        inset
        empty={<Empty text={t('unknown')} />}
      />
    </Panel>
  )
}
