import { InlineAlert, KeyValue, Num } from '@touchstone/ui'
import { formats } from '../../../shared/frame/figures.ts'
import { Part } from '../../../shared/frame/Page.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import type { Hosting } from '../productDraft.ts'
import { hostingTexts } from '../texts.ts'
import { Coverage, isShort } from './Coverage.tsx'

const t = textsOf(hostingTexts)

/** All products together: principal sold, returns set aside for it, and treasury money left to set aside. */
export function FiguresPart({ hosting }: { readonly hosting: Hosting }) {
  const { currency, coverage } = hosting
  const money = (value: string) => <Num>{`${formats.decimal(value)} ${currency}`}</Num>
  return (
    <Part title={t('figures.title')} padded>
      <div className="flex flex-col gap-4">
        {isShort(coverage) && (
          <InlineAlert tone="danger" announce>
            {t('shortAll')}
          </InlineAlert>
        )}
        <KeyValue
          className="max-w-xl"
          items={[
            { key: 'hosted', label: t('figures.hosted'), value: money(hosting.hosted) },
            { key: 'escrowed', label: t('figures.escrowed'), value: money(hosting.escrowed) },
            { key: 'owed', label: t('figures.owed'), value: money(hosting.owed) },
            { key: 'coverage', label: t('figures.coverage'), value: <Coverage coverage={coverage} /> },
            { key: 'treasury', label: t('figures.treasury'), value: money(hosting.treasury) },
          ]}
        />
      </div>
    </Part>
  )
}
