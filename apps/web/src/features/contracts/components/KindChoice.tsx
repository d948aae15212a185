import { Segments } from '@touchstone/ui'
import { useTexts } from '../../../shared/i18n/texts.ts'
import type { ContractKind } from '../instrumentClass.ts'
import { contractScreenTexts } from '../texts.ts'

const KINDS = ['any', 'perpetual', 'dated'] as const

/** Above the list of contracts: perpetual, dated or both. */
export function KindChoice(props: {
  readonly kind: ContractKind | 'any'
  readonly onKind: (kind: ContractKind | 'any') => void
}) {
  const t = useTexts(contractScreenTexts)
  return (
    <div className="shrink-0 border-b border-line px-2 py-1.5">
      <Segments
        label={t('picker.kinds')}
        value={props.kind}
        options={KINDS.map((value) => ({ value, label: t(`picker.${value}`) }))}
        onValueChange={props.onKind}
      />
    </div>
  )
}
