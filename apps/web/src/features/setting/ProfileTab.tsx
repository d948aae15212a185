import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@touchstone/protocol'
import { CopyButton, Glyph, KeyValue, Num, Panel, TEXT_LINK } from '@touchstone/ui'
import { useSecurity } from '../../security/acts/useSecurity.ts'
import { callQuery } from '../../shared/api/queries.ts'
import { DemoSwitch } from '../../shared/demo/DemoSwitch.tsx'
import { LANGUAGE_FACTS } from '../../shared/i18n/languages.ts'
import { useLocale, useTexts } from '../../shared/i18n/texts.ts'
import { Loaded } from '../../shared/loading/Loaded.tsx'
import { AppLink } from '../../shared/routing/AppLink.tsx'
import { useSession } from '../../shared/session/sessionStore.ts'
import { useSetting } from '../../shared/site/useSite.ts'
import { Fees } from './components/Fees.tsx'
import { TabSkeleton } from './components/TabSkeleton.tsx'
import { Verification } from './components/Verification.tsx'
import { settingTexts } from './texts.ts'

type Info = CallData<'getInfo'>

/** The user's account, verification, and trading fees. */
export function ProfileTab() {
  return (
    <Loaded answer={useQuery(callQuery('getInfo', {}))} waiting={<TabSkeleton />}>
      {(info) => (
        <>
          <Identity info={info} />
          <DemoSwitchRow />
          <Verification kyc={info.kyc} />
          <Fees tier={info.feeTier} />
        </>
      )}
    </Loaded>
  )
}

/** The owner's whole address, which the header cuts. */
function wholeName({ phone, email, name }: Info): string {
  return phone || email || name
}

/** Where there is a demo account: the way into it and out of it. */
function DemoSwitchRow() {
  const t = useTexts(settingTexts)
  const offered = useSetting()?.features.demo ?? false
  const demo = useSession((session) => session.demo)
  if (!offered && !demo) return null
  return (
    <Panel className="flex max-w-3xl items-center justify-between gap-6 px-5 py-3">
      <h2 className="text-14 font-medium text-ink-1">{t('profile.demo')}</h2>
      <DemoSwitch />
    </Panel>
  )
}

function Identity({ info }: { readonly info: Info }) {
  const t = useTexts(settingTexts)
  const { language } = useLocale()
  const level = useSecurity().data?.level
  const names = new Intl.DisplayNames([LANGUAGE_FACTS[language].bcp47], { type: 'region' })
  const copy = (text: string, label: string) => (
    <span className="inline-flex items-center gap-1">
      <Num>{text}</Num>
      <CopyButton text={text} label={label} copiedLabel={t('profile.copied')} />
    </span>
  )
  const items = [
    { key: 'uid', label: t('profile.uid'), value: copy(info.uid, t('profile.copyUid')) },
    { key: 'account', label: t('profile.account'), value: <bdi className="num break-all">{wholeName(info)}</bdi> },
    {
      key: 'country',
      label: t('profile.country'),
      value: (
        <span className="inline-flex items-baseline gap-2">
          {info.country === '' ? '–' : (names.of(info.country) ?? info.country)}
          <span className="text-12 text-ink-3">{t('profile.countryLocked')}</span>
        </span>
      ),
    },
    {
      key: 'invitation',
      label: t('profile.invitation'),
      value: copy(info.invitation_code, t('profile.copyInvitation')),
    },
    {
      key: 'level',
      label: t('profile.level'),
      value: (
        <AppLink to="/setting" search={{ tab: 'security' }} className={`${TEXT_LINK} -my-0.5 gap-1`}>
          <bdi>{level === undefined ? t('profile.improve') : t('profile.levelOf', { level: String(level) })}</bdi>
          <Glyph name="down" className="size-3.5 -rotate-90 rtl:rotate-90" />
        </AppLink>
      ),
    },
  ]
  return (
    <Panel className="max-w-3xl p-5">
      <KeyValue items={items} className="gap-2.5" />
    </Panel>
  )
}
