import { type Column, DataTable, Num, Panel } from '@touchstone/ui'
import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { Promotion } from '../promotion.ts'
import { invitationTexts } from '../texts.ts'

type Level = Promotion['levels'][number]

/** Each level with its part of the fees, its invitees, and its income. */
export function Levels({ promotion: { levels, total, currency } }: { readonly promotion: Promotion }) {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  const money = (value: string) => <Num className="whitespace-nowrap">{`${formats.decimal(value)} ${currency}`}</Num>
  const count = (value: number) => <Num>{formats.count(value)}</Num>
  const columns: readonly Column<Level>[] = [
    {
      key: 'level',
      header: t('levels.level'),
      cell: ({ level }) => t('levels.levelOf', { level: formats.count(level) }),
    },
    { key: 'rate', header: t('levels.rate'), align: 'end', cell: ({ rate }) => <Num>{formats.rate(rate)}</Num> },
    { key: 'count', header: t('levels.count'), align: 'end', cell: (row) => count(row.count) },
    { key: 'qualified', header: t('levels.qualified'), align: 'end', cell: (row) => count(row.qualified) },
    { key: 'waiting', header: t('levels.waiting'), align: 'end', cell: ({ waiting }) => money(waiting) },
    { key: 'income', header: t('levels.income'), align: 'end', cell: ({ income }) => money(income) },
  ]
  return (
    <Panel className="overflow-hidden">
      <div className="flex items-start justify-between gap-6 p-5">
        <div>
          <h2 className="text-16 font-semibold text-ink-1">{t('levels.title')}</h2>
          <p className="mt-1 text-13 text-ink-2">{t('levels.lead')}</p>
        </div>
        <p className="shrink-0 text-end">
          <span className="block text-12 text-ink-3">{t('levels.total')}</span>
          <strong className="text-20 font-semibold text-ink-1">{money(total)}</strong>
        </p>
      </div>
      <DataTable
        caption={t('levels.title')}
        columns={columns}
        rows={levels}
        rowKey={({ level }) => String(level)}
        inset
        empty={null}
      />
    </Panel>
  )
}
