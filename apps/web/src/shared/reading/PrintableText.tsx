import { Button } from '@touchstone/ui'
import { useFormats } from '../format/format.ts'
import { useTexts } from '../i18n/texts.ts'
import { HtmlText, type HtmlTextProps } from './HtmlText.tsx'
import type { TextData } from './TextPage.tsx'
import { readingTexts } from './texts.ts'

export interface PrintableTextProps extends Pick<HtmlTextProps, 'onHeadings'> {
  readonly text: TextData
}

/** A text that a customer agrees to: dated, and printed without the page around it. */
export function PrintableText({ text: { title, html, time }, ...told }: PrintableTextProps) {
  const t = useTexts(readingTexts)
  const formats = useFormats()
  return (
    <>
      <h1 className="text-32 font-semibold tracking-tight">{title}</h1>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p className="text-12 text-ink-3">{t('version', { date: formats.date(time) })}</p>
        <Button tone="secondary" size="small" className="no-print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <div className="mt-4">
        <HtmlText html={html} {...told} />
      </div>
    </>
  )
}
