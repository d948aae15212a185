import { useSearchField } from '@touchstone/frame'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n/texts.ts'
import type { Heading } from '../../shared/reading/HtmlText.tsx'
import { PrintableText } from '../../shared/reading/PrintableText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { textTexts } from './texts.ts'

const AGREEMENT = '3'
const PRIVACY = '5'

/** User agreement and privacy terms: dated, printable, with a table of contents. */
export function AgreementScreen() {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  const id = useSearchField('id') || AGREEMENT
  return (
    <ReadingColumn aside={<Contents headings={headings} />}>
      <TextPage id={id}>{(text) => <PrintableText text={text} onHeadings={setHeadings} />}</TextPage>
    </ReadingColumn>
  )
}

const ITEM = 'block rounded-control py-1 text-13 text-ink-2 hover:text-ink-1'

function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const t = useTexts(textTexts)
  return (
    <div className="sticky top-24 flex flex-col gap-6">
      <nav className="flex flex-wrap gap-1 rounded-control bg-surface-2 p-1">
        {[[AGREEMENT, t('agreement')] as const, [PRIVACY, t('privacy')] as const].map(([id, label]) => (
          <AppLink
            key={id}
            to="/agrt"
            search={{ id }}
            matchSearch
            className="flex-1 rounded-[3px] py-1 text-center text-12 font-medium text-ink-2 hover:text-ink-1 aria-[current]:bg-surface-3 aria-[current]:text-ink-1"
          >
            {label}
          </AppLink>
        ))}
      </nav>
      {headings.length > 0 && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title" className="mb-1 text-12 font-medium text-ink-3">
            {t('contents')}
          </h2>
          <ul className="max-h-[60vh] overflow-auto">
            {headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`} className={ITEM}>
                  {heading.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
