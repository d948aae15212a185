import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame, type SectionPageProps } from '../../../shared/routing/SectionFrame.tsx'
import { hostingTexts } from '../texts.ts'

const TRANSFER = { from: 'funds', to: 'hosting', currency: 'USDT' }

/** The pages of hosting: products, own orders, and a link to transfer money there. */
export function HostingFrame(props: SectionPageProps) {
  const t = useTexts(hostingTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/profit_index', word: t('sections.products') },
        { to: '/profit_wdtg', word: t('sections.orders') },
        { to: '/transfer', search: TRANSFER, word: t('sections.transfer') },
      ]}
    />
  )
}
