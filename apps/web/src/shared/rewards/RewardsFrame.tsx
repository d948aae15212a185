import { useTexts } from '../i18n/texts.ts'
import { SectionFrame, type SectionPageProps } from '../routing/SectionFrame.tsx'
import { rewardTexts } from './texts.ts'

/** The pages of rewards, with the ways between them. */
export function RewardsFrame(props: SectionPageProps) {
  const t = useTexts(rewardTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/sign', word: t('sections.sign') },
        { to: '/invite', word: t('sections.invite') },
        { to: '/welfare', word: t('sections.welfare') },
      ]}
    />
  )
}
