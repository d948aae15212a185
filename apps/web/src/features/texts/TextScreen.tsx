import { useCanGoBack } from '@tanstack/react-router'
import { useSearchField } from '@touchstone/frame'
import { Button } from '@touchstone/ui'
import type { ReactNode } from 'react'
import { useFormats } from '../../shared/format/format.ts'
import { useTexts } from '../../shared/i18n/texts.ts'
import { HtmlText } from '../../shared/reading/HtmlText.tsx'
import { ReadingColumn } from '../../shared/reading/ReadingColumn.tsx'
import { TextPage } from '../../shared/reading/TextPage.tsx'
import { textTexts } from './texts.ts'

/** Any text by its id; `back`: where its reader came from, else the page before this one, if there is one. */
export function TextScreen({ back = <GoBack /> }: { readonly back?: ReactNode }) {
  const t = useTexts(textTexts)
  const formats = useFormats()
  return (
    <ReadingColumn>
      <TextPage id={useSearchField('id')}>
        {(text) => (
          <>
            <h1 className="text-32 font-semibold tracking-tight">{text.title}</h1>
            <p className="mt-1 text-12 text-ink-3">{t('published', { date: formats.date(text.time) })}</p>
            <div className="mt-6">
              <HtmlText html={text.html} />
            </div>
            <div className="no-print -ms-4 mt-8">{back}</div>
          </>
        )}
      </TextPage>
    </ReadingColumn>
  )
}

function GoBack() {
  const t = useTexts(textTexts)
  if (!useCanGoBack()) return null
  return (
    <Button tone="ghost" onClick={() => history.back()}>
      {t('back')}
    </Button>
  )
}
