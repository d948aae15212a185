import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame, type SectionPageProps } from '../../../shared/routing/SectionFrame.tsx'
import { newCoinTexts } from '../texts.ts'

/** The pages of new coins: the offerings, and their accounts in the ledger. */
export function NewCoinsFrame(props: SectionPageProps) {
  const t = useTexts(newCoinTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/subscription', word: t('sections.coins') },
        { to: '/newCoins', word: t('sections.book') },
      ]}
    />
  )
}
