import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { welfareTexts } from '../texts.ts'

/** The campaigns as anybody may read them. */
export function BenefitsFrame({ children }: { readonly children: ReactNode }) {
  const t = useTexts(welfareTexts)
  return (
    <div className="mx-auto flex w-full max-w-[1264px] flex-col gap-6 px-8 slim:px-4 py-8">
      <header>
        <h1 className="text-24 font-semibold text-ink-1">{t('title')}</h1>
        <p className="mt-1 max-w-3xl text-14 text-ink-2">{t('lead')}</p>
      </header>
      {children}
    </div>
  )
}
