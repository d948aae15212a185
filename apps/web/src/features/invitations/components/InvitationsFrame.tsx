import { useTexts } from '../../../shared/i18n/texts.ts'
import { SectionFrame, type SectionPageProps } from '../../../shared/routing/SectionFrame.tsx'
import { invitationTexts } from '../texts.ts'

/** The pages of invitations: the own link, the invitees, and the income. */
export function InvitationsFrame(props: SectionPageProps) {
  const t = useTexts(invitationTexts)
  return (
    <SectionFrame
      {...props}
      label={t('sections.label')}
      links={[
        { to: '/invite', word: t('sections.programme') },
        { to: '/inviteList', word: t('sections.list') },
        { to: '/inviteMy', word: t('sections.income') },
      ]}
    />
  )
}
