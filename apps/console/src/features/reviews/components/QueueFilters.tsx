import { type AdminCallData, CASE_STATES } from '@touchstone/protocol/admin'
import { Select, Switch } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { SearchField } from '../../../shared/lists/SearchField.tsx'
import { caseKind } from '../../../shared/words/cases.ts'
import { type Family, kindsOf, type QueueFilter } from '../queueQuery.ts'
import { reviewTexts } from '../texts.ts'

const t = textsOf(reviewTexts)

export interface QueueFiltersProps {
  readonly family: Family
  readonly filter: QueueFilter
  readonly counts: AdminCallData<'getCaseList'>['counts']
  readonly onChange: (fields: Readonly<Record<string, string>>) => void
}

export function QueueFilters({ family, filter, counts, onChange }: QueueFiltersProps) {
  const openOf = (kind: string) => counts.find((count) => count.kind === kind)?.open ?? 0
  const change = (fields: Readonly<Record<string, string>>) => onChange({ ...fields, page: '' })
  return (
    <div className="grid grid-cols-[220px_200px_240px_auto] narrow:grid-cols-1 items-end gap-4">
      <Select
        label={t('filters.kind')}
        value={kindsOf(family).includes(filter.kind) ? filter.kind : ''}
        onValueChange={(kind) => change({ kind })}
        options={[
          { value: '', label: t('filters.everyKind') },
          ...kindsOf(family).map((kind) => ({ value: kind, label: `${caseKind(kind)} (${openOf(kind)})` })),
        ]}
      />
      <Select
        label={t('filters.state')}
        value={filter.state}
        onValueChange={(state) => change({ state })}
        options={[
          { value: '', label: t('filters.open') },
          ...CASE_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
      />
      <SearchField
        label={t('filters.q')}
        value={filter.q}
        placeholder={t('filters.qHint')}
        onSearch={(q) => change({ q })}
      />
      <div className="flex h-11 items-center">
        <Switch checked={filter.mine} onCheckedChange={(mine) => change({ mine: mine ? '1' : '' })}>
          {t('filters.mine')}
        </Switch>
      </div>
    </div>
  )
}
