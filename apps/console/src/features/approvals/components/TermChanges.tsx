import { KeyValue } from '@touchstone/ui'
import { Changes } from '../../../shared/acts/Changes.tsx'
import { formats } from '../../../shared/frame/figures.ts'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Proposal } from '../proposal.ts'
import { approvalTexts } from '../texts.ts'

const t = textsOf(approvalTexts)

type Terms = Proposal['terms']

/** Every term that a proposal sets: those that change before and after, zero included; those that stay are folded away. */
export function TermChanges({ terms }: { readonly terms: Terms }) {
  const changed = terms.filter(({ before, after }) => before !== after)
  const same = terms.filter(({ before, after }) => before === after)
  if (terms.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-12 font-medium text-ink-3">{t('terms.title')}</h3>
      {changed.length === 0 ? (
        <p className="text-13 text-ink-2">{t('terms.nothing')}</p>
      ) : (
        <Changes
          caption={t('terms.title')}
          changes={changed.map(({ term, before, after }) => ({ label: term, before, after }))}
        />
      )}
      {same.length > 0 && (
        <details className="text-13">
          <summary className="min-h-6 cursor-pointer text-ink-3">{t('terms.same', { count: same.length })}</summary>
          <KeyValue
            items={same.map(({ term, after }) => ({ key: term, label: term, value: formats.momentsIn(after) }))}
          />
        </details>
      )}
    </div>
  )
}
