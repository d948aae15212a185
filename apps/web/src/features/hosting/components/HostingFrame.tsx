import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n/texts.ts'
import { AppLink } from '../../../shared/routing/AppLink.tsx'
import { hostingTexts } from '../texts.ts'

const LINK =
  '-mb-px flex h-10 items-center border-b-2 border-transparent text-13 font-medium text-ink-2 hover:text-ink-1'
const CURRENT = '!border-accent !text-ink-1'
const TRANSFER = { from: 'funds', to: 'hosting', currency: 'USDT' }

export interface HostingFrameProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The pages of hosting: what is offered, what one has, and the way to bring money there. */
export function HostingFrame({ title, lead, children }: HostingFrameProps) {
  const t = useTexts(hostingTexts)
  return (
    <div className="mx-auto flex w-full max-w-[1280px] flex-col gap-6 px-8 py-8">
      <header>
        <h1 className="text-24 font-semibold text-ink-1">{title}</h1>
        {lead && <p className="mt-1 max-w-3xl text-14 text-ink-2">{lead}</p>}
        <nav aria-label={t('sections.label')} className="mt-4 flex gap-6 border-b border-line">
          <AppLink to="/profit_index" className={LINK} activeClassName={CURRENT}>
            {t('sections.products')}
          </AppLink>
          <AppLink to="/profit_wdtg" className={LINK} activeClassName={CURRENT}>
            {t('sections.orders')}
          </AppLink>
          <AppLink to="/transfer" search={TRANSFER} className={LINK}>
            {t('sections.transfer')}
          </AppLink>
        </nav>
      </header>
      {children}
    </div>
  )
}
