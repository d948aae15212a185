import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cleanHtml } from '@touchstone/frame/reading'
import type { Language } from '@touchstone/protocol'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { callQuery } from '../../../shared/api/queries.ts'
import { Loaded } from '../../../shared/frame/Loaded.tsx'
import { textsOf } from '../../../shared/i18n/texts.ts'
import { contentTexts } from '../texts.ts'

const t = textsOf(contentTexts)
const TYPING_MS = 500

export interface PreviewProps {
  readonly markdown: string
  readonly lang: Language
}

/** The text as customers would read it, a moment after the last key. */
export function Preview({ markdown, lang }: PreviewProps) {
  const [asked, setAsked] = useState(markdown)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(markdown), TYPING_MS)
    return () => clearTimeout(timer)
  }, [markdown])
  const query = useQuery({ ...callQuery('previewText', { markdown: asked }), placeholderData: keepPreviousData })
  if (markdown.trim() === '') return <p className="text-13 text-ink-3">{t('text.previewEmpty')}</p>
  return <Loaded query={query}>{({ html }) => <Shown html={html} lang={lang} />}</Loaded>
}

function Shown({ html, lang }: { readonly html: string; readonly lang: Language }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (element.current) element.current.innerHTML = cleanHtml(html)
  }, [html])
  return <div ref={element} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="prose-text" />
}
