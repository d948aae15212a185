import { StateChip } from '@touchstone/ui'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { auditTexts } from '../texts.ts'

const t = textsOf(auditTexts)
/** The chain's word for an act that was carried out; any other is why it was refused. */
const DONE = 'done'

export function Result({ result }: { readonly result: string }) {
  if (result === DONE) return <StateChip tone="success" word={t('done')} />
  return (
    <span className="flex flex-col">
      <StateChip tone="failure" word={t('refused')} />
      <span className="text-12 text-ink-3">{result}</span>
    </span>
  )
}
