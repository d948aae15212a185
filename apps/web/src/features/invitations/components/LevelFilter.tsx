import { useFormats } from '../../../shared/format/format.ts'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { FilterSelect } from '../../../shared/records/RecordFilters.tsx'
import { usePromotion } from '../promotion.ts'
import { invitationTexts } from '../texts.ts'

export interface LevelFilterProps {
  /** '' is every level. */
  readonly level: string
  readonly onLevel: (level: string) => void
}

/** Of one level alone, as many as there are. */
export function LevelFilter({ level, onLevel }: LevelFilterProps) {
  const t = useTexts(invitationTexts)
  const formats = useFormats()
  const { data } = usePromotion()
  const options = (data?.levels ?? []).map((row) => ({
    value: String(row.level),
    label: t('levels.levelOf', { level: formats.count(row.level) }),
  }))
  return <FilterSelect label={t('levels.level')} value={level} options={options} onValueChange={onLevel} />
}
